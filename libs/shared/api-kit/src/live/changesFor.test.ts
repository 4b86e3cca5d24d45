import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { newId } from '../database/index.ts';
import { administrators, defineNode, implementNode, signedIn } from '../index.ts';
import type { Change } from '../schema/Change.ts';
import { viewerOf } from '../schema/context.ts';
import { changesFor } from './mayReceive.ts';

const table = (name: string) => pgTable(name, { id: text('id').primaryKey(), version: integer('version').notNull() });
implementNode(defineNode('Card', 'cards', table('card')), { rule: signedIn, fields: () => ({}) });
implementNode(defineNode('Secret', 'secrets', table('secret')), { rule: administrators, fields: () => ({}) });

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
