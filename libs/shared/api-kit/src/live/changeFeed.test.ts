import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { defineNode, implementNode, signedIn } from '../index.ts';
import type { Change } from '../schema/Change.ts';
import { ChangeFeed } from './ChangeFeed.ts';
import { encode } from './wire.ts';

const letter = pgTable('letter', { id: text('id').primaryKey(), version: integer('version').notNull() });
implementNode(defineNode('Letter', 'letters', letter), { rule: signedIn, fields: () => ({}) });

const ulid = '01J9ZK0Q3M6V8T2B4C6D8E0F1G';

const change = (id: string): Change => ({
  id,
  author: null,
  key: null,
  records: [{ id: `letters/${ulid}`, type: 'Letter', version: 2, kind: 'updated' }],
  touched: [],
  lists: [],
});

/** Starts a feed. The test sends its notifications and sets its clock. */
async function startFeed() {
  const state = { now: 1_000_000, stopped: false };
  let notify = (_payload: string) => {};
  let lose = () => {};
  const foreign: string[] = [];
  const feed = await ChangeFeed.start(
    {
      listen: async (_channel, heard, lost) => {
        [notify, lose] = [heard, lost];
        return async () => {
          state.stopped = true;
        };
      },
    },
    { now: () => state.now, onForeignMessage: (payload) => foreign.push(payload) },
  );
  return {
    feed,
    foreign,
    state,
    lose: () => lose(),
    notify: (payload: string) => notify(payload),
    write: (id: string) => {
      for (const message of encode(change(id))) notify(message);
    },
    pass: (seconds: number) => (state.now += seconds * 1000),
    follow: (missed = 0) => {
      const received: string[] = [];
      const stop = feed.follow({ put: ({ id }) => received.push(id), putGap: () => received.push('gap') }, missed);
      return { received, stop };
    },
  };
}

test('a follower receives all changes until it stops', async () => {
  const { write, follow } = await startFeed();
  write('before');
  const { received, stop } = follow();
  write('1');
  write('2');
  stop();
  write('3');
  expect(received).toEqual(['1', '2']);
});

test('a follower who returns receives the changes that it missed, and no others', async () => {
  const { write, pass, follow } = await startFeed();
  pass(60);
  write('early');
  pass(20);
  write('missed');
  pass(10);
  const { received } = follow(15);
  write('now');
  expect(received).toEqual(['missed', 'now']);
});

test('changes from before this process, and changes no longer kept, are reported as a gap', async () => {
  const { write, pass, follow } = await startFeed();
  pass(10);
  write('1');
  expect(follow(11).received).toEqual(['gap']);
  expect(follow(9).received).toEqual(['1']);
  pass(121);
  expect(follow(200).received).toEqual(['gap']);
  expect(follow(119).received).toEqual([]);
});

test('the feed keeps a limited number of changes, and a forgotten one is a gap', async () => {
  const { write, pass, follow } = await startFeed();
  for (let at = 0; at < 20_010; at += 1) {
    pass(0.001);
    write(`${at}`);
  }
  expect(follow(20.005).received).toEqual(['gap']);
  expect(follow(0.0025).received).toEqual(['20007', '20008', '20009']);
});

test('a lost connection causes a gap, for present followers and for those who return', async () => {
  const { write, lose, pass, follow } = await startFeed();
  pass(60);
  write('1');
  const { received } = follow(5);
  lose();
  write('2');
  expect(received).toEqual(['1', 'gap', '2']);
  pass(5);
  expect(follow(6).received).toEqual(['gap']);
  expect(follow(4).received).toEqual([]);
});

test('a transaction that writes too much causes a gap', async () => {
  const { notify, follow } = await startFeed();
  const { received } = follow();
  const records = Array.from({ length: 1_001 }, (_, at) => ({ ...change('').records[0], id: `letters/${at}` }));
  const messages = encode({ ...change('1'), records: records as Change['records'] });
  expect(messages).toHaveLength(1);
  for (const message of messages) notify(message);
  expect(received).toEqual(['gap']);
});

test('a message that is not a change is ignored and reported', async () => {
  const { notify, foreign, follow } = await startFeed();
  const { received } = follow();
  const nonsense = ['', 'nonsense', '[]', '{}', '{"i":1}', '{"i":"1","r":[["a","x",1]]}', 'null'];
  for (const payload of nonsense) notify(payload);
  expect([received, foreign]).toEqual([[], nonsense]);
});

test('a record of a type that this server does not know is left out', async () => {
  const { notify, feed } = await startFeed();
  const heard: Change[] = [];
  feed.follow({ put: (one) => heard.push(one), putGap: () => {} }, 0);
  notify(
    JSON.stringify({
      i: '1',
      r: [
        [`later_types/${ulid}`, 'c', 1],
        [`letters/${ulid}`, 'd', null],
      ],
    }),
  );
  expect(heard.map(({ records }) => records)).toEqual([
    [{ id: `letters/${ulid}`, type: 'Letter', version: null, kind: 'deleted' }],
  ]);
});

test('a closed feed stops listening and passes nothing on', async () => {
  const { feed, state, write, follow } = await startFeed();
  const { received } = follow();
  await feed.close();
  write('1');
  expect([received, state.stopped]).toEqual([[], true]);
});
