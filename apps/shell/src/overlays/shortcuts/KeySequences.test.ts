import { beforeEach, expect, test, vi } from 'vitest';
import { KeySequences } from './KeySequences.ts';

const done: string[] = [];
let keys: KeySequences;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  done.length = 0;
  keys = new KeySequences(new Map(['gb', 'gc', 'cb', '?'].map((each) => [each, () => done.push(each)] as const)));
});

test('recognises single keys and two keys in sequence', () => {
  expect(keys.begin('?')).toBe(true);
  expect(keys.begin('g')).toBe(true);
  expect(keys.follow('b')).toBe(true);
  expect(keys.begin('c')).toBe(true);
  expect(keys.follow('b')).toBe(true);
  expect(done).toEqual(['?', 'gb', 'cb']);
});

test('ignores a key that is no shortcut and starts no sequence', () => {
  expect(keys.follow('b')).toBe(false);
  expect(keys.begin('b')).toBe(false);
  expect(done).toEqual([]);
});

test('handles the second key of a sequence even if it completes no shortcut, but not the third', () => {
  keys.begin('g');
  expect(keys.follow('f')).toBe(true);
  expect(keys.follow('b')).toBe(false);
  expect(done).toEqual([]);
});

test('a sequence ends when the second key comes too late', () => {
  keys.begin('g');
  vi.advanceTimersByTime(1_501);
  expect(keys.follow('b')).toBe(false);
  keys.begin('g');
  vi.advanceTimersByTime(1_499);
  expect(keys.follow('b')).toBe(true);
  expect(done).toEqual(['gb']);
});

test('another key ends a sequence', () => {
  keys.begin('g');
  keys.forget();
  expect(keys.follow('b')).toBe(false);
  expect(done).toEqual([]);
});
