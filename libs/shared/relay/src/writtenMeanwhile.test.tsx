import { type PageData, PageDataProvider } from '@console/platform';
import { act, render, screen } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GAP } from './follow/Changes.ts';
import { followerOf } from './follow/Follower.ts';
import { at, Count, codeArrives, leavePage, network, newEnvironment, Page, query, show, stored } from './testPage.tsx';
import { writeBookings, writtenTo } from './testWrites.ts';
import { countWrite } from './writes.ts';

let environment: IEnvironment;

beforeEach(() => {
  environment = newEnvironment();
});
afterEach(leavePage);

test('data preloaded before a write is not used after it', async () => {
  codeArrives();
  const booking = query();
  const before = booking.preload(environment, at('1'));
  await before.ready;
  countWrite(environment);
  const after = booking.load(environment, at('1'));
  expect(after).not.toBe(before);
  expect(network).toHaveBeenCalledTimes(2);
});

test('preloaded data is not used after another user wrote its record, but other preloaded data is', async () => {
  codeArrives();
  const booking = query();
  const [one, other] = [booking.preload(environment, at('1')), booking.preload(environment, at('2'))];
  await Promise.all([one.ready, other.ready]);
  followerOf(environment).apply(writtenTo('bookings/1'));
  expect(booking.load(environment, at('2'))).toBe(other);
  expect(booking.load(environment, at('1'))).not.toBe(one);
});

test('a screen whose data loaded while another user wrote it requests it again when displayed', async () => {
  codeArrives();
  const outdated = vi.fn();
  followerOf(environment).setPace(outdated);
  const late = Promise.withResolvers<Response>();
  network.mockReturnValueOnce(late.promise);
  const [page, other] = [query().load(environment, at('1')), query().load(environment, at('2'))];
  followerOf(environment).apply(writtenTo('bookings/1'));
  late.resolve(Response.json({ data: { booking: { id: 'bookings/1', reference: 'BK-1 of before' } } }));
  await Promise.all([page.ready, other.ready]);
  await act(async () => show(environment, { query: other, deferred: {}, slots: {} }));
  expect(outdated).not.toHaveBeenCalled();
  await act(async () => show(environment, { query: page, deferred: {}, slots: {} }));
  expect(outdated).toHaveBeenCalledOnce();
});

test('a query under way while a write ended is sent again for every reader', async () => {
  codeArrives();
  const booking = query();
  const late = Promise.withResolvers<Response>();
  network.mockReturnValueOnce(late.promise);
  booking.preload(environment, at('1'));
  stored.reference = 'BK-1 confirmed';
  countWrite(environment);
  const page = booking.load(environment, at('1'));
  late.resolve(Response.json({ data: { booking: { id: 'bookings/1', reference: 'BK-1 of before' } } }));
  await page.ready;
  await act(async () => show(environment, { query: page, deferred: {}, slots: {} }));
  expect(screen.getByRole('heading').textContent).toBe('BK-1 confirmed');
  expect(network).toHaveBeenCalledTimes(2);
});

test('a record that a write touched is requested again by every query that displays it, and by no other', async () => {
  codeArrives();
  const [page, count] = [query().load(environment, at('1')), query().load(environment, at('2'))];
  await Promise.all([page.ready, count.ready]);
  const both = (
    <>
      <Page />
      <Count />
    </>
  );
  await act(async () => show(environment, { query: page, deferred: { count }, slots: {} }, both));
  expect(network).toHaveBeenCalledTimes(2);

  stored.reference = 'BK-1 confirmed';
  await act(async () => writeBookings(environment, 'bookings/1', 'bookings/unknown'));
  await screen.findByRole('heading', { name: 'BK-1 confirmed' });
  expect(network).toHaveBeenCalledTimes(3);
  expect(screen.getByRole('paragraph').textContent).toBe('BK-1');

  stored.reference = 'BK-1 delivered';
  await act(async () => followerOf(environment).applyOwn(GAP, new Set(), false));
  await screen.findByRole('heading', { name: 'BK-1 delivered' });
  expect(network).toHaveBeenCalledTimes(5);
});

test('a screen entered after a write waits for the changed data', async () => {
  codeArrives();
  const before = query().load(environment, at('1'));
  await before.ready;
  stored.reference = 'BK-1 confirmed';
  writeBookings(environment, 'bookings/1');
  const page = query().load(environment, at('1'));
  await page.ready;
  await act(async () => show(environment, { query: page, deferred: {}, slots: {} }));
  expect(screen.getByRole('heading').textContent).toBe('BK-1 confirmed');
});

test('a deferred query entered again with the same variables shows its old data, and with others shows none', async () => {
  codeArrives();
  const pageOf = (count: PageData['deferred'][string]) => (
    <RelayEnvironmentProvider environment={environment}>
      <PageDataProvider value={{ query: null, deferred: { count }, slots: {} }}>
        <Count />
      </PageDataProvider>
    </RelayEnvironmentProvider>
  );
  const first = query().load(environment, at('1'));
  const { rerender } = render(pageOf(first));
  await screen.findByText('BK-1');
  stored.reference = 'BK-1 renamed';
  act(() => writeBookings(environment, 'bookings/1'));
  rerender(pageOf(query().load(environment, at('1'))));
  expect(screen.getByText('BK-1')).toBeDefined();
  expect(await screen.findByText('BK-1 renamed')).toBeDefined();
  rerender(pageOf(query().load(environment, at('2'))));
  expect(screen.getByText('on its way')).toBeDefined();
});
