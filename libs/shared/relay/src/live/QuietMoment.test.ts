import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { QuietMoment } from './QuietMoment.ts';

let stop: AbortController;
let quiet: QuietMoment;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div data-scroll-area="table"><p id="row"></p></div><p id="beside"></p>';
  stop = new AbortController();
  quiet = new QuietMoment();
  quiet.watch(stop.signal);
});

afterEach(() => {
  stop.abort();
  document.body.replaceChildren();
});

const on = (id: string, type: string) => document.getElementById(id)?.dispatchEvent(new Event(type, { bubbles: true }));

test('a list stays still for a moment after a click, a key, or the pointer moving over it', () => {
  for (const [id, type] of [
    ['beside', 'pointerdown'],
    ['beside', 'keydown'],
    ['row', 'pointermove'],
    ['row', 'wheel'],
  ] as const) {
    on(id, type);
    expect(quiet.wait(performance.now())).toBe(800);
    vi.advanceTimersByTime(800);
    expect(quiet.wait(performance.now())).toBe(0);
  }
  on('beside', 'pointermove');
  expect(quiet.wait(performance.now())).toBe(0);
});

test('the wait ends after five seconds, and input before the tab was visible does not count', () => {
  const since = performance.now();
  for (let second = 0; second < 5; second += 0.5) {
    on('row', 'pointermove');
    expect(quiet.wait(since)).toBeGreaterThan(0);
    vi.advanceTimersByTime(500);
  }
  on('row', 'pointermove');
  expect(quiet.wait(since)).toBe(0);
  expect(quiet.wait(performance.now())).toBe(800);
  quiet.begin();
  expect(quiet.wait(performance.now())).toBe(0);
});

test('an open dialog or popup keeps the page still for a minute, a tooltip does not', () => {
  const since = performance.now();
  document.body.insertAdjacentHTML('beforeend', '<div role="tooltip" popover="manual"></div>');
  expect(quiet.wait(since)).toBe(0);
  for (const open of ['<dialog open></dialog>', '<div popover="manual"></div>']) {
    document.body.insertAdjacentHTML('beforeend', open);
    vi.advanceTimersByTime(20_000);
    expect(quiet.wait(since)).toBeGreaterThan(0);
    document.body.lastElementChild?.remove();
    expect(quiet.wait(since)).toBe(0);
  }
  document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
  vi.advanceTimersByTime(20_000);
  expect(quiet.wait(since)).toBe(0);
});
