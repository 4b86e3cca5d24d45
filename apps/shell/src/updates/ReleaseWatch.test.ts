import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RemoteStore } from '../remotes/RemoteStore.ts';
import { bookingsRelease, entryFailed, testSource } from '../testing/fixtures.ts';
import { ReleaseWatch } from './ReleaseWatch.ts';

const classesRelease = { ...bookingsRelease, name: 'classes', title: 'Classes', base: '/releases/classes/1/' };
const page = async () => ({ default: () => null });
const answer = vi.fn<() => unknown>();

/** Makes the server answer with a registry that has these live releases. */
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
  const script = '<script type="text/plain" src="/releases/shell/a1/assets/index.js"></script>';
  document.head.insertAdjacentHTML('beforeend', script);
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

test('FED-07 a tab that has loaded a remote notices and offers its next release', async () => {
  live();
  const { watch, open } = watching();
  await open();
  await pass(120_000);
  expect(watch.offer()).toBeNull();
  live({ bookings: newer });
  await pass(120_000);
  expect(watch.offer()).toEqual({ text: 'A newer version of Bookings is ready.' });
});

test('FED-07 ignores releases of a remote that the tab has not loaded', async () => {
  live({ bookings: newer });
  const { watch, open } = watching();
  await pass(120_000);
  expect(watch.offer()).toBeNull();
  await open();
  expect(watch.offer()).toEqual({ text: 'A newer version of Bookings is ready.' });
});

test('FED-07 every tab notices a release of the shell', async () => {
  live({ shell: '/releases/shell/b2/' });
  const { watch } = watching();
  await pass(120_000);
  expect(watch.offer()).toEqual({ text: 'A newer version of the console is ready.' });
});

test('FED-07 a rollback to the releases of the tab withdraws the offer', async () => {
  live({ bookings: newer });
  const { watch, open } = watching();
  await open();
  await pass(120_000);
  live();
  await pass(120_000);
  expect(watch.offer()).toBeNull();
});

test('FED-07 a declined offer returns only with another release', async () => {
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

test('FED-07 checks at once when the user returns to the tab and when a script fails to load', async () => {
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

test('ignores an unreachable server and invalid answers', async () => {
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

test('a hidden tab does not check', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  watching();
  await pass(600_000);
  expect(fetch).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
