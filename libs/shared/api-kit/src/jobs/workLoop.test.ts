import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WorkLoop } from './WorkLoop.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('due work that another process holds is looked for ten times a second, not all the time', async () => {
  let looks = 0;
  const held = {
    take: async () => {
      looks += 1;
      return null;
    },
    untilDueMs: async () => -5,
  };
  const loop = new WorkLoop({ sources: [held], onError: () => expect.unreachable() });
  loop.start();
  await vi.advanceTimersByTimeAsync(950);
  expect(looks).toBe(10);
  await loop.stop(0);
});
