import { act, cleanup, screen } from '@testing-library/react';
import type { IEnvironment } from 'relay-runtime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { at, Count, codeArrives, leavePage, network, newEnvironment, query, show, stored } from './testPage.tsx';

let environment: IEnvironment;

beforeEach(() => {
  environment = newEnvironment();
});
afterEach(leavePage);

test('FED-04 data is requested before the page’s code has loaded, once, and is read without waiting', async () => {
  const loaded = query().load(environment, at('1'));
  expect(network).toHaveBeenCalledOnce();
  codeArrives();
  await loaded.ready;
  show(environment, { query: loaded, deferred: {}, slots: {} });
  expect(screen.getByRole('heading').textContent).toBe('BK-1');
  expect(network).toHaveBeenCalledOnce();
});

test('FED-04 a click uses the data preloaded when its link was hovered', async () => {
  codeArrives();
  const booking = query();
  const ahead = booking.preload(environment, at('1'));
  expect(booking.preload(environment, at('1'))).toBe(ahead);
  expect(booking.load(environment, at('1'))).toBe(ahead);
  expect(booking.load(environment, at('2'))).not.toBe(ahead);
  // Another section of a page keeps a query that asks for the same data.
  expect(booking.load(environment, at('1'), ahead)).toBe(ahead);
  expect(booking.load(environment, at('2'), ahead)).not.toBe(ahead);
  expect(network).toHaveBeenCalledTimes(2);
});

test('a preloaded result that failed or is too old is not used', async () => {
  codeArrives();
  const booking = query();
  network.mockRejectedValueOnce(new TypeError('offline'));
  const failed = booking.preload(environment, at('1'));
  await expect(failed.ready).rejects.toMatchObject({ code: 'REQUEST_OFFLINE' });
  expect(booking.load(environment, at('1'))).not.toBe(failed);
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  const old = booking.preload(environment, at('2'));
  vi.advanceTimersByTime(20_001);
  expect(booking.load(environment, at('2'))).not.toBe(old);
});

test('data in the store is shown at once and refreshed behind it', async () => {
  codeArrives();
  const booking = query();
  const first = booking.load(environment, at('1'));
  await first.ready;
  const release = first.retain();
  stored.reference = 'BK-1 renamed';
  const second = booking.load(environment, at('1'));
  show(environment, { query: second, deferred: {}, slots: {} });
  expect(screen.getByRole('heading').textContent).toBe('BK-1');
  expect(await screen.findByText('BK-1 renamed')).toBeDefined();
  release();
});

test('NAV-09 a page query polls at its interval while displayed, and by default does not poll', async () => {
  codeArrives();
  const polled = query(3000).load(environment, at('1'));
  await polled.ready;
  vi.useFakeTimers();
  const shown = show(environment, { query: polled, deferred: {}, slots: {} });
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(network).toHaveBeenCalledTimes(3);
  shown.unmount();
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(network).toHaveBeenCalledTimes(3);

  vi.useRealTimers();
  const still = query().load(environment, at('2'));
  await still.ready;
  vi.useFakeTimers();
  show(environment, { query: still, deferred: {}, slots: {} });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(network).toHaveBeenCalledTimes(4);
});

test('a page that reads another query than its route loads throws an error', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => show(environment, { query: null, deferred: {}, slots: {} })).toThrow(
    'The page reads TestPageQuery, but its route loads no query.',
  );
});

test('a deferred query does not delay the page, and its failure affects only its own place', async () => {
  codeArrives();
  const good = query().load(environment, at('1'));
  show(environment, { query: null, deferred: { count: good }, slots: {} }, <Count />);
  expect(screen.getByText('on its way')).toBeDefined();
  expect(await screen.findByText('BK-1')).toBeDefined();
  cleanup();
  network.mockRejectedValueOnce(new TypeError('offline'));
  show(environment, { query: null, deferred: { count: query().load(environment, at('9')) }, slots: {} }, <Count />);
  expect(await screen.findByText('failed')).toBeDefined();
});
