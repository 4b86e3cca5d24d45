import { expect, test } from 'vitest';
import { DatabaseUnavailable, newId } from '../database/index.ts';
import { notSignedIn, viewerOf } from '../index.ts';
import type { Follower } from '../schema/Change.ts';
import type { Live } from '../schema/context.ts';
import { ChangeStream } from './ChangeStream.ts';

const viewer = viewerOf({ userId: newId(), personId: newId(), roles: ['ROLE_ADMIN'] });

/** A stream whose viewer is read with these results, the last one again and again. */
function open(...answers: (Error | typeof viewer)[]) {
  let follower: Follower | undefined;
  const live: Live = {
    feed: {
      follow: (given) => {
        follower = given;
        return () => {};
      },
    },
    viewer: async () => {
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (!answer || answer instanceof Error) throw answer;
      return answer;
    },
  };
  const stream = new ChangeStream(live, 0);
  const change = { id: newId(), author: null, key: null, records: [], touched: [`bookings/${newId()}`], lists: [] };
  follower?.put(change);
  return stream;
}

test('a database that is away does not end the stream: the changes of that time become a gap', async () => {
  const stream = open(new DatabaseUnavailable('lost'), new DatabaseUnavailable('busy'), viewer);
  expect(await stream.next()).toEqual({ done: false, value: { gap: true, changes: [] } });
});

test('the stream ends while the database is away, when its client leaves', async () => {
  const stream = open(new DatabaseUnavailable('lost'));
  const next = stream.next();
  await stream.return();
  expect(await next).toEqual({ done: true, value: undefined });
});

test('an ended session ends the stream', async () => {
  const ended = notSignedIn('Your session has ended.');
  await expect(open(ended).next()).rejects.toBe(ended);
});
