import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KeySequences } from './KeySequences.ts';

const done: string[] = [];
let keys: KeySequences;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  done.length = 0;
  keys = new KeySequences(new Map(['gb', 'gc', 'cb', '?'].map((each) => [each, () => done.push(each)] as const)));
});

afterEach(() => vi.useRealTimers());

test('one key alone, or one after the other', () => {
  expect(keys.begin('?')).toBe(true);
  expect(keys.begin('g')).toBe(true);
  expect(keys.follow('b')).toBe(true);
  expect(keys.begin('c')).toBe(true);
  expect(keys.follow('b')).toBe(true);
  expect(done).toEqual(['?', 'gb', 'cb']);
});

test('a key that begins nothing is not taken', () => {
  expect(keys.follow('b')).toBe(false);
  expect(keys.begin('b')).toBe(false);
  expect(done).toEqual([]);
});

test('after the first key the next is taken, even when it leads nowhere, and the one after is not', () => {
  keys.begin('g');
  expect(keys.follow('f')).toBe(true);
  expect(keys.follow('b')).toBe(false);
  expect(done).toEqual([]);
});

test('who waits too long has begun nothing', () => {
  keys.begin('g');
  vi.advanceTimersByTime(1_501);
  expect(keys.follow('b')).toBe(false);
  keys.begin('g');
  vi.advanceTimersByTime(1_499);
  expect(keys.follow('b')).toBe(true);
  expect(done).toEqual(['gb']);
});

test('another key in between ends it', () => {
  keys.begin('g');
  keys.forget();
  expect(keys.follow('b')).toBe(false);
  expect(done).toEqual([]);
});
