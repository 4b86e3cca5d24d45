import { afterEach, expect, test, vi } from 'vitest';
import { EarlyKeys } from './EarlyKeys.ts';

const onEscape = vi.fn();
const onPage = vi.fn();
let keys = new EarlyKeys(onEscape);

afterEach(() => {
  keys.end();
  document.body.removeEventListener('keydown', onPage);
  vi.clearAllMocks();
});

function press(...pressed: (string | KeyboardEventInit)[]): void {
  for (const key of pressed) {
    const init = typeof key === 'string' ? { key } : key;
    document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
  }
}

function start(): void {
  keys.end();
  keys = new EarlyKeys(onEscape);
  document.body.addEventListener('keydown', onPage);
}

test('collects the keys typed before the field exists, and stops them from reaching the page', () => {
  start();
  press('1', '0', 'x', 'Backspace', '4', 'Shift', 'Enter');
  expect(onPage).toHaveBeenCalledTimes(1);
  expect(keys.end()).toEqual({ text: '104', entered: true });
  press('5');
  expect(onPage).toHaveBeenCalledTimes(2);
  expect(keys.end()).toEqual({ text: '104', entered: true });
});

test('leaves key combinations to the browser, and gives up on Escape', () => {
  start();
  press({ key: 'r', ctrlKey: true }, { key: 'l', metaKey: true });
  expect(onPage).toHaveBeenCalledTimes(2);
  press('Escape');
  expect(onEscape).toHaveBeenCalledOnce();
  expect(keys.end()).toEqual({ text: '', entered: false });
});
