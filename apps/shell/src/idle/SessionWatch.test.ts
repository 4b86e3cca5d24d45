import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { INPUT_KEY, MARGIN_MS, SessionWatch, WARN_MS } from './SessionWatch.ts';

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 10, 16, 9, 0);

let stop: () => void = () => {};

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
});
afterEach(() => stop());

function startWatch({ idleMs = (60 * MINUTE) as number | null, endsAt = NOW + 12 * 60 * MINUTE } = {}) {
  const tellServer = vi.fn();
  const onUnused = vi.fn();
  const watch = new SessionWatch({ since: NOW, idleMs, endsAt, tellServer, onUnused });
  stop = watch.start();
  return { watch, tellServer, onUnused };
}

const type = () => window.dispatchEvent(new Event('keydown'));

/** What another tab of this browser has written. */
function inputElsewhere(at: number) {
  localStorage.setItem(INPUT_KEY, String(at));
  window.dispatchEvent(new StorageEvent('storage', { key: INPUT_KEY, newValue: String(at) }));
}

test('warns two minutes before the end of an unused session, and then ends it', () => {
  const { watch, onUnused } = startWatch();
  vi.advanceTimersByTime(60 * MINUTE - MARGIN_MS - WARN_MS - 1);
  expect(watch.get()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(watch.get()).toEqual({ kind: 'unused', endsAt: NOW + 59 * MINUTE });
  vi.advanceTimersByTime(WARN_MS - 1);
  expect(onUnused).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect([onUnused.mock.calls.length, watch.get()]).toEqual([1, null]);
});

test.each(['keydown', 'pointerdown', 'wheel', 'touchmove'])('%s counts as use', (input) => {
  const { watch } = startWatch();
  vi.advanceTimersByTime(50 * MINUTE);
  window.dispatchEvent(new Event(input));
  vi.advanceTimersByTime(50 * MINUTE);
  expect(watch.get()).toBeNull();
});

test('what is done in another tab counts, and ends the warning here', () => {
  const { watch } = startWatch();
  vi.advanceTimersByTime(50 * MINUTE);
  inputElsewhere(Date.now());
  vi.advanceTimersByTime(50 * MINUTE);
  expect(watch.get()).toBeNull();
  vi.advanceTimersByTime(7 * MINUTE);
  expect(watch.get()?.kind).toBe('unused');
  inputElsewhere(Date.now());
  expect(watch.get()).toBeNull();
});

test('the tab that ends the session tells the others before the token is gone', () => {
  const written: (string | null)[] = [];
  const onUnused = () => written.push(localStorage.getItem(INPUT_KEY));
  const watch = new SessionWatch({
    since: NOW,
    idleMs: 60 * MINUTE,
    endsAt: NOW + 720 * MINUTE,
    tellServer: vi.fn(),
    onUnused,
  });
  stop = watch.start();
  vi.setSystemTime(NOW + 60 * MINUTE);
  window.dispatchEvent(new StorageEvent('storage', { key: INPUT_KEY, newValue: 'over' }));
  expect(written).toEqual(['over']);
});

test('a time in the future, which another tab cannot have written, keeps no session', () => {
  const { watch } = startWatch();
  inputElsewhere(NOW + 600 * MINUTE);
  vi.advanceTimersByTime(58 * MINUTE);
  expect(watch.get()?.kind).toBe('unused');
});

test('the server hears of use at most once a minute, and of the last use within a minute', () => {
  const { tellServer } = startWatch();
  for (let second = 0; second < 150; second += 1) {
    vi.advanceTimersByTime(1_000);
    type();
  }
  expect(tellServer).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(MINUTE);
  expect(tellServer).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(30 * MINUTE);
  expect(tellServer).toHaveBeenCalledTimes(3);
});

test('while the warning is shown only its buttons count', () => {
  const { watch, tellServer } = startWatch();
  vi.advanceTimersByTime(57 * MINUTE);
  type();
  expect(watch.get()?.kind).toBe('unused');
  watch.stay();
  expect([watch.get(), tellServer.mock.calls.length]).toEqual([null, 1]);
  vi.advanceTimersByTime(56 * MINUTE);
  expect(watch.get()).toBeNull();
});

test('a computer that slept until after the end ends the session at the first sign, whatever is pressed', () => {
  const { onUnused } = startWatch();
  vi.setSystemTime(NOW + 90 * MINUTE);
  type();
  expect(onUnused).toHaveBeenCalledOnce();
});

test('the end of the longest session is warned of too, once, and use does not move it', () => {
  const { watch, onUnused } = startWatch({ endsAt: NOW + 40 * MINUTE });
  vi.advanceTimersByTime(37 * MINUTE);
  type();
  vi.advanceTimersByTime(MINUTE);
  expect(watch.get()).toEqual({ kind: 'longest', endsAt: NOW + 40 * MINUTE });
  watch.dismiss();
  expect(watch.get()).toBeNull();
  vi.advanceTimersByTime(2 * MINUTE);
  expect([watch.get(), onUnused.mock.calls.length]).toEqual([null, 0]);
});

test('without an idle limit only the longest session counts, however long it is', () => {
  const { watch, onUnused } = startWatch({ idleMs: null, endsAt: NOW + 720 * 60 * MINUTE });
  vi.advanceTimersByTime(719 * 60 * MINUTE);
  expect([watch.get(), onUnused.mock.calls.length]).toEqual([null, 0]);
  vi.advanceTimersByTime(58 * MINUTE);
  expect(watch.get()?.kind).toBe('longest');
});

test('knows whether nobody has done anything for a minute', () => {
  const { watch } = startWatch();
  expect(watch.isIdle()).toBe(false);
  vi.advanceTimersByTime(MINUTE + 1);
  expect(watch.isIdle()).toBe(true);
  inputElsewhere(Date.now());
  expect(watch.isIdle()).toBe(false);
});
