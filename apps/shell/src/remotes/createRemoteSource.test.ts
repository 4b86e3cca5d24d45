import { beforeEach, expect, test, vi } from 'vitest';
import { bookingsRelease } from '../testing/fixtures.ts';
import { createRemoteSource } from './createRemoteSource.ts';

/** The runtime caches entries by URL for the lifetime of the page, so each test has a remote of its own. */
const releaseAt = (hash: string) => ({ ...bookingsRelease, base: `/releases/bookings/${hash}/` });

const scripts = () => [...document.head.querySelectorAll('script')];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('')),
  );
});

test('requests an entry with the digest of the registry', async () => {
  const release = releaseAt('aaa');
  const source = createRemoteSource([release]);
  source.loadRoutes(release).catch(() => {});
  await vi.advanceTimersByTimeAsync(0);
  expect(
    scripts().map(({ src, integrity, crossOrigin }) => ({ path: new URL(src).pathname, integrity, crossOrigin })),
  ).toEqual([{ path: '/releases/bookings/aaa/remoteEntry.js', integrity: 'sha384-abc=', crossOrigin: 'anonymous' }]);
});

test('NAV-15 a pending entry fails after 120 s and not before', async () => {
  const release = releaseAt('bbb');
  const outcome = vi.fn();
  createRemoteSource([release]).loadRoutes(release).catch(outcome);
  await vi.advanceTimersByTimeAsync(119_000);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ code: 'REMOTE_ENTRY_TIMEOUT' }));
});

test('FED-06 a failed entry has its own error code, and the next attempt uses another URL', async () => {
  const release = releaseAt('ccc');
  const outcome = vi.fn();
  const source = createRemoteSource([release]);
  source.loadRoutes(release).catch(outcome);
  await vi.advanceTimersByTimeAsync(0);
  scripts()[0]?.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(0);
  expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ code: 'REMOTE_ENTRY_FAILED' }));
  source.forget(release);
  source.loadRoutes(release).catch(() => {});
  await vi.advanceTimersByTimeAsync(0);
  expect(scripts().map(({ src }) => src.split('/').at(-1))).toEqual([
    expect.stringMatching(/^remoteEntry\.js\?attempt=\d+$/),
  ]);
});

test('FED-06 clears a failed preload at once, so that it does not answer the next attempt', () => {
  const release = releaseAt('ddd');
  createRemoteSource([release]).preload(release, 'routes', 'bookings.list');
  const links = [...document.head.querySelectorAll('link')];
  expect(links.map(({ href }) => href.split('/').at(-1))).toEqual(['remoteEntry.js', 'routes.js', 'list.js']);
  for (const link of links) link.dispatchEvent(new Event('error'));
  expect(document.head.querySelectorAll('link')).toHaveLength(0);
  expect(scripts().map(({ src, integrity }) => [src.split('/').at(-1), integrity])).toEqual([
    ['routes.js', 'sha384-def='],
    ['list.js', 'sha384-ghi='],
  ]);
  for (const script of scripts()) script.dispatchEvent(new Event('error'));
  expect(scripts()).toHaveLength(0);
});
