import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { newId } from '../database/index.ts';
import { administrators, defineNode, implementNode, ruleFor, signedIn } from '../index.ts';
import type { Change } from '../schema/Change.ts';
import { viewerOf } from '../schema/context.ts';
import { changesFor } from './mayReceive.ts';
import { decode, encode } from './wire.ts';

const table = (name: string) => pgTable(name, { id: text('id').primaryKey(), version: integer('version').notNull() });
implementNode(defineNode('Card', 'cards', table('card')), { rule: signedIn, fields: () => ({}) });
implementNode(defineNode('Secret', 'secrets', table('secret')), { rule: administrators, fields: () => ({}) });

const note = pgTable('note_of_one', {
  id: text('id').primaryKey(),
  version: integer('version').notNull(),
  userId: text('user_id').notNull(),
});
implementNode(defineNode('NoteOfOne', 'notes_of_one', note), {
  rule: ruleFor<{ userId: string }, 'userId'>('oneself', ['userId'], (viewer, { userId }) => userId === viewer.userId),
  owner: 'userId',
  fields: () => ({}),
});

const manager = viewerOf({ userId: newId(), personId: newId(), roles: ['ROLE_ACCOUNT_MANAGER'] });
const change = (about: Partial<Change>): Change => ({
  id: '1',
  author: manager.userId,
  key: 'a key',
  records: [],
  touched: [],
  lists: [],
  ...about,
});

const [card, secret] = [`cards/${newId()}`, `secrets/${newId()}`];

test('the author of a write learns the ids that they may read, and nothing of the others', () => {
  const written = change({ touched: [card, secret], lists: ['Card', 'Secret'] });
  expect(changesFor(manager, written)).toEqual({
    gap: false,
    changes: [change({ touched: [card], lists: ['Card'] })],
  });
  expect(changesFor(manager, change({ touched: [secret] }))).toEqual({ gap: false, changes: [] });
});

test('more than 1,000 records are a gap', () => {
  const cards = (count: number) => change({ touched: Array.from({ length: count }, () => card) });
  expect(changesFor(manager, cards(1_000)).changes[0]?.touched).toHaveLength(1_000);
  expect(changesFor(manager, cards(1_001))).toEqual({ gap: true, changes: [] });
});

test('a record of one user is heard by that user only, on every process, and without its owner', () => {
  const id = `notes_of_one/${newId()}`;
  const record = { id, type: 'NoteOfOne', version: 2, kind: 'updated' } as const;
  const written = change({ records: [{ ...record, owner: manager.userId }] });
  const [message = ''] = encode(written);
  expect(decode(message)).toEqual(written);
  expect(changesFor(manager, written).changes).toMatchObject([{ records: [{ id }] }]);
  expect(JSON.stringify(changesFor(manager, written).changes[0]?.records)).not.toContain(manager.userId);
  const other = viewerOf({ userId: newId(), personId: newId(), roles: ['ROLE_ADMIN'] });
  expect(changesFor(other, written).changes).toEqual([]);
  expect(changesFor(manager, change({ records: [record] })).changes).toEqual([]);
});
