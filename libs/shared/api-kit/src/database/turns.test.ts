import { expect, test } from 'vitest';
import { ConnectionTurns } from './ConnectionTurns.ts';
import { type DatabaseUnavailable, onBehalfOf, openDatabase } from './index.ts';
import { Turns } from './Turns.ts';

/** Asks for turns and records in which order they begin. Each turn ends when the test says so. */
function startTurns(limits: ConstructorParameters<typeof Turns>[0]) {
  const turns = new Turns(limits);
  const begun: string[] = [];
  const refused: string[] = [];
  const ask = (userId: string, signal?: AbortSignal) => {
    const caller = { userId, signal };
    const waiting = turns.take(caller);
    if (!waiting) begun.push(userId);
    waiting?.then(
      () => begun.push(userId),
      ({ reason }: DatabaseUnavailable) => refused.push(`${userId} ${reason}`),
    );
  };
  const end = async (userId: string) => {
    turns.give({ userId });
    await Promise.resolve();
  };
  return { ask, end, begun, refused };
}

test('those who wait are served user by user, however many of one user wait', async () => {
  const { ask, end, begun } = startTurns({ atOnce: 1, patienceMs: 0 });
  for (const user of ['eager', 'eager', 'eager', 'eager', 'other', 'third', 'other']) ask(user);
  for (const user of ['eager', 'eager', 'other', 'third', 'eager', 'other']) await end(user);
  expect(begun).toEqual(['eager', 'eager', 'other', 'third', 'eager', 'other', 'eager']);
});

test('a user has only so many turns at once, and others get the free ones at once', async () => {
  const { ask, end, begun } = startTurns({ atOnce: 3, patienceMs: 0, atOnceOfUser: 2 });
  for (const user of ['eager', 'eager', 'eager', 'eager', 'other']) ask(user);
  expect(begun).toEqual(['eager', 'eager', 'other']);
  await end('other');
  expect(begun).toHaveLength(3);
  await end('eager');
  await end('eager');
  expect(begun).toEqual(['eager', 'eager', 'other', 'eager', 'eager']);
});

test('further callers of a user with too many waiting ones are refused, and those of others are not', async () => {
  const { ask, end, begun, refused } = startTurns({ atOnce: 1, patienceMs: 0, waitingOfUser: 2 });
  for (const user of ['eager', 'eager', 'eager', 'eager', 'other']) ask(user);
  await Promise.resolve();
  expect(refused).toEqual(['eager busy']);
  await end('eager');
  ask('eager');
  await end('eager');
  expect([begun, refused]).toEqual([['eager', 'eager', 'other'], ['eager busy']]);
});

test('a caller that leaves frees its place, and its user may wait again', async () => {
  const { ask, end, begun, refused } = startTurns({ atOnce: 1, patienceMs: 0, waitingOfUser: 1 });
  const left = new AbortController();
  ask('other');
  ask('eager', left.signal);
  left.abort();
  ask('eager');
  await end('other');
  expect([begun, refused]).toEqual([['other', 'eager'], ['eager abandoned']]);
});

test('a transaction that gives up waiting for a connection leaves room for other transactions', async () => {
  const turns = new ConnectionTurns({ connections: 1, transactions: 1, patienceMs: 20 });
  const give = await turns.take('statement', {});
  await expect(turns.take('transaction', {})).rejects.toMatchObject({ reason: 'busy' });
  give();
  (await turns.take('transaction', {}))();
});

test('the 252nd write of a user whose writes all wait is refused, and a colleague writes', async () => {
  const database = await openDatabase({ memory: 'empty' });
  const over = Promise.withResolvers<void>();
  const write = (userId: string) => onBehalfOf({ userId }, () => database.transaction(() => over.promise));
  const writes = Array.from({ length: 251 }, () => write('eager'));
  await expect(write('eager')).rejects.toMatchObject({
    message: 'The server has too much to do just now. Please try again in a moment.',
  });
  writes.push(write('colleague'));
  over.resolve();
  await Promise.all(writes);
  await database.close();
});
