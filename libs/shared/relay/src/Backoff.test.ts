import { afterEach, expect, test, vi } from 'vitest';
import { Backoff } from './Backoff.ts';

afterEach(() => vi.restoreAllMocks());

test('each wait is random, up to twice the limit of the wait before and at most 30 seconds', () => {
  const chance = vi.spyOn(Math, 'random').mockReturnValue(1);
  const backoff = new Backoff();
  expect(Array.from({ length: 8 }, () => backoff.next())).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000,
  ]);
  chance.mockReturnValue(0.25);
  expect(backoff.next()).toBe(7_500);
  backoff.reset();
  expect(backoff.next()).toBe(250);
});
