import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RemoteStore } from '../remotes/RemoteStore.ts';
import { bookingsRelease, entryFailed, testSource } from '../testing/fixtures.ts';
import { ReleaseWatch } from './ReleaseWatch.ts';

const classesRelease = { ...bookingsRelease, name: 'classes', title: 'Classes', base: '/releases/classes/1/' };
const page = async () => ({ default: () => null });
const answer = vi.fn<() => unknown>();

/** The registry as the server sends it, with these releases live. */
function live({ bookings = bookingsRelease.base, classes = classesRelease.base, shell = '/releases/shell/a1/' } = {}) {
  answer.mockReturnValue({
    shell: { version: '1.0.0', base: shell },
    remotes: [
      { name: 'bookings', base: bookings },
      { name: 'classes', base: classes },
    ],
  });
}

function watching() {
  const source = testSource({ 'bookings.list': { page } });
  const remotes = new RemoteStore(source, [bookingsRelease, classesRelease]);
  const watch = new ReleaseWatch([bookingsRelease, classesRelease], remotes);
  const stop = watch.start();
  stops.push(stop);
  return { watch, source, open: () => remotes.routeModule('bookings', 'bookings.list') };
}

const stops: (() => void)[] = [];
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const newer = '/releases/bookings/newer/';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(answer())),
  );
  document.head.innerHTML = '<script type="text/plain" src="/releases/shell/a1/assets/index.js"></script>';
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  document.head.replaceChildren();
  vi.useRealTimers();
});

test('FED-07 a tab that has opened a remote notices its next release, and is offered it', async () => {
  live();
  const { watch, open } = watching();
  await open();
  await pass(120_000);
  expect(watch.offer()).toBeNull();
  live({ bookings: newer });
  await pass(120_000);
  expect(watch.offer()).toEqual({ text: 'A newer version of Bookings is ready.' });
});

test('FED-07 a release of a remote that this tab has not opened is no news until it does', async () => {
  live({ bookings: newer });
  const { watch, open } = watching();
  await pass(120_000);
  expect(watch.offer()).toBeNull();
  await open();
  expect(watch.offer()).toEqual({ text: 'A newer version of Bookings is ready.' });
});

test('FED-07 another shell concerns every tab', async () => {
  live({ shell: '/releases/shell/b2/' });
  const { watch } = watching();
  await pass(120_000);
  expect(watch.offer()).toEqual({ text: 'A newer version of the console is ready.' });
});

test('FED-07 a rollback to what the tab runs takes the offer back', async () => {
  live({ bookings: newer });
  const { watch, open } = watching();
  await open();
  await pass(120_000);
  live();
  await pass(120_000);
  expect(watch.offer()).toBeNull();
});

test('FED-07 an offer that was declined comes again only with another release', async () => {
  live({ bookings: newer });
  const { watch, open } = watching();
  await open();
  await pass(120_000);
  watch.decline();
  expect(watch.offer()).toBeNull();
  await pass(240_000);
  expect(watch.offer()).toBeNull();
  live({ bookings: '/releases/bookings/newest/' });
  await pass(120_000);
  expect(watch.offer()).not.toBeNull();
});

test('FED-07 somebody who comes back to the tab, and a script that is gone, make it look at once', async () => {
  live({ bookings: newer });
  const { watch, open, source } = watching();
  source.loadRoutes.mockRejectedValueOnce(entryFailed);
  await open().catch(() => {});
  window.dispatchEvent(new Event('focus'));
  await pass(0);
  expect(watch.offer()).not.toBeNull();
  live();
  document.head.querySelector('script')?.dispatchEvent(new Event('error'));
  await pass(4_000);
  expect(fetch).toHaveBeenCalledOnce();
  await pass(1_000);
  expect(watch.offer()).toBeNull();
});

test('a server that is away, or answers with something else, changes nothing', async () => {
  live({ bookings: newer });
  const { watch, open } = watching();
  await open();
  await pass(120_000);
  for (const odd of [null, { remotes: 'none' }, { remotes: [null] }]) {
    answer.mockReturnValue(odd);
    await pass(120_000);
  }
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('offline'));
  answer.mockReturnValue(null);
  await pass(120_000);
  live({ bookings: newer });
  await pass(120_000);
  expect(watch.offer()).toEqual({ text: 'A newer version of Bookings is ready.' });
});

test('a tab that nobody sees does not ask', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  watching();
  await pass(600_000);
  expect(fetch).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
