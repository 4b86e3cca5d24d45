import { expect, test } from 'vitest';
import { HashingBusy, HashingQueue } from './HashingQueue.ts';

/** Hashes that end when the test says so. */
function slowHashes() {
  const queue = new HashingQueue();
  const running: (() => void)[] = [];
  let started = 0;
  const hash = () => {
    started += 1;
    return new Promise<void>((resolve) => running.push(resolve));
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    queue,
    add: (signal?: AbortSignal) => queue.run(hash, signal),
    started: () => started,
    settle,
    endOne: async () => {
      running.shift()?.();
      await settle();
    },
  };
}

test('two passwords are hashed at once, the others one after another', async () => {
  const { add, started, settle, endOne } = slowHashes();
  for (let count = 0; count < 5; count++) void add();
  await settle();
  expect(started()).toBe(2);
  await endOne();
  expect(started()).toBe(3);
});

test.each([
  [2, 1],
  [4, 1],
])('one of %i processes of a machine hashes %i password at once', async (processes, count) => {
  const { queue, add, started, settle, endOne } = slowHashes();
  queue.shareWith(processes);
  for (let asked = 0; asked < 3; asked++) void add();
  await settle();
  expect(started()).toBe(count);
  await endOne();
  expect(started()).toBe(count + 1);
});

test('a password beyond the queue is refused at once', async () => {
  const { queue, add, settle } = slowHashes();
  for (let count = 0; count < 52; count++) void add();
  await settle();
  expect(() => queue.requireRoom()).toThrow(HashingBusy);
  await expect(add()).rejects.toThrow(HashingBusy);
});

test('the password of a client that has left is not hashed, and a hash that runs keeps its place', async () => {
  const { add, started, settle, endOne } = slowHashes();
  const leaving = new AbortController();
  void add(leaving.signal);
  void add();
  const abandoned = expect(add(leaving.signal)).rejects.toThrow('aborted');
  void add();
  await settle();
  leaving.abort();
  await settle();
  expect(started()).toBe(2);
  await endOne();
  await abandoned;
  expect(started()).toBe(3);
});
