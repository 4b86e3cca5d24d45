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

test('work that takes long delays no other, an error ends only its work, and a stop waits for what is under way', async () => {
  const slow = Promise.withResolvers<void>();
  const done: string[] = [];
  const works = [
    () => slow.promise.then(() => void done.push('slow')),
    async () => {
      throw new Error('broken');
    },
    async () => void done.push('quick'),
  ];
  const errors: unknown[] = [];
  const loop = new WorkLoop({
    sources: [{ take: async () => works.shift() ?? null, untilDueMs: async () => null }],
    onError: (error) => errors.push(error),
  });
  loop.start();
  await vi.advanceTimersByTimeAsync(1);
  expect([done, errors]).toEqual([['quick'], [new Error('broken')]]);
  const stopped = loop.stop(60_000);
  slow.resolve();
  await stopped;
  expect(done).toEqual(['quick', 'slow']);
});
