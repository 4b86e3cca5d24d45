import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, newId } from '../database/index.ts';
import { defineNode, implementNode, iriOf, refreshes, signedIn } from '../index.ts';
import type { Change } from '../schema/Change.ts';
import { describeOnEachDatabase } from '../testing/index.ts';
import { ChangeLog } from '../write/ChangeLog.ts';
import { ChangeFeed } from './ChangeFeed.ts';

const drawer = pgTable('drawer', { id: text('id').primaryKey(), version: integer('version').notNull() });
const sheet = pgTable('sheet', {
  id: text('id').primaryKey(),
  version: integer('version').notNull(),
  drawerId: text('drawer_id'),
});

const Drawer = defineNode('Drawer', 'drawers', drawer);
const Sheet = defineNode('Sheet', 'sheets', sheet);
/** Another type over the same rows. */
const Page = defineNode('Page', 'pages', sheet);
for (const node of [Drawer, Sheet, Page]) implementNode(node as typeof Drawer, { rule: signedIn, fields: () => ({}) });
refreshes(Sheet, { records: ({ drawerId }) => [iriOf(Drawer, drawerId)], lists: [Drawer] });

const leaf = pgTable('leaf', {
  id: text('id').primaryKey(),
  version: integer('version').notNull(),
  kind: text('kind').notNull(),
});

const Leaf = defineNode('Leaf', 'leaves', leaf);
const Cover = defineNode('Cover', 'covers', leaf, { only: { kind: 'cover' } });
for (const node of [Leaf, Cover]) implementNode(node, { rule: signedIn, fields: () => ({}) });

/** The author of all writes here. */
const viewer = { userId: newId() };

const sheetRow = (drawerId: string | null = null) => ({ id: newId(), version: 1, drawerId });

describeOnEachDatabase('the change log of a transaction', (each) => {
  let database: Database;
  let feed: ChangeFeed;
  const heard: Change[] = [];

  beforeAll(async () => {
    database = await each.create({ migrations: [] });
    await database.execute('create table leaf (id text primary key, version integer not null, kind text not null)');
    feed = await ChangeFeed.start(database);
    feed.follow({ put: (change) => heard.push(change), putGap: () => expect.unreachable('Nothing is lost.') }, 0);
  });
  afterAll(() => feed.close());

  /** Runs a transaction and returns the changes that it published. */
  async function heardOf(work: (log: ChangeLog) => unknown, key?: string): Promise<Change[]> {
    heard.length = 0;
    await database
      .transaction(async (tx) => {
        const log = new ChangeLog();
        await work(log);
        await log.publish(tx, { viewer, idempotencyKey: key });
        if (key === 'fails') throw new Error('undone');
      })
      .catch((error) => expect(error).toEqual(new Error('undone')));
    const last = newId();
    await database.transaction(async (tx) => {
      const log = new ChangeLog();
      log.touch(Drawer, last);
      await log.publish(tx, { viewer });
    });
    const isLast = ({ touched }: Change) => touched.includes(`drawers/${last}`);
    await expect.poll(() => heard.some(isLast)).toBe(true);
    return heard.filter((change) => !isLast(change));
  }

  test('is published with the written rows, under every type of each row, and with the records that display them', async () => {
    const row = sheetRow(newId());
    const [change, ...others] = await heardOf((log) => log.wrote(Sheet, [row], 'created'), 'key "1" é');
    expect(others).toEqual([]);
    expect(change).toEqual({
      id: expect.any(String),
      author: viewer.userId,
      key: 'key "1" é',
      records: [
        { id: `sheets/${row.id}`, type: 'Sheet', version: 1, kind: 'created' },
        { id: `pages/${row.id}`, type: 'Page', version: 1, kind: 'created' },
      ],
      touched: [`drawers/${row.drawerId}`],
      lists: ['Drawer'],
    });
  });

  test('names a record by the types that it is of, and by no other type of its table', async () => {
    const [cover, blank] = [newId(), newId()];
    const rows = { cover: { id: cover, version: 1, kind: 'cover' }, blank: { id: blank, version: 1, kind: 'blank' } };
    await database.insert(leaf).values([rows.cover, rows.blank]);
    const [written] = await heardOf((log) => {
      for (const kind of ['updated', 'deleted'] as const) {
        log.wrote(Leaf, [rows.blank], kind);
      }
      log.wrote(Leaf, [rows.cover], 'updated');
    });
    expect(written?.records.map(({ id }) => id)).toEqual([`leaves/${blank}`, `leaves/${cover}`, `covers/${cover}`]);
    const [touched] = await heardOf((log) => {
      for (const id of [cover, blank]) log.touch(Cover, id);
    });
    expect(touched?.touched).toEqual([`covers/${cover}`]);
  });

  test('is published when the transaction commits, not before', async () => {
    heard.length = 0;
    await database.transaction(async (tx) => {
      const log = new ChangeLog();
      log.wrote(Drawer, [{ id: newId(), version: 1 }], 'updated');
      await log.publish(tx, { viewer });
      await tx.execute('select 1');
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(heard).toEqual([]);
    });
    await expect.poll(() => heard).toHaveLength(1);
  });

  test('is not published when the transaction is rolled back', async () => {
    expect(await heardOf((log) => log.wrote(Sheet, [sheetRow()], 'created'), 'fails')).toEqual([]);
  });

  test('is empty when nothing was written', async () => {
    expect(await heardOf(() => {}, 'a key')).toEqual([]);
  });

  test('says what finally happened to a record that was written more than once', async () => {
    const [made, gone, changed] = [newId(), newId(), newId()];
    const [change] = await heardOf((log) => {
      log.wrote(Drawer, [{ id: made, version: 1 }], 'created');
      log.wrote(Drawer, [{ id: made, version: 2 }], 'updated');
      log.wrote(Drawer, [{ id: gone, version: 4 }], 'updated');
      log.wrote(Drawer, [{ id: gone, version: 4 }], 'deleted');
      log.wrote(Drawer, [{ id: changed, version: 7 }], 'updated');
      log.touch(Drawer, changed);
    });
    expect(change?.records).toEqual([
      { id: `drawers/${made}`, type: 'Drawer', version: 2, kind: 'created' },
      { id: `drawers/${gone}`, type: 'Drawer', version: null, kind: 'deleted' },
      { id: `drawers/${changed}`, type: 'Drawer', version: 7, kind: 'updated' },
    ]);
    expect(change?.touched).toEqual([]);
  });

  test('arrives complete when it is too long for one message', async () => {
    const rows = Array.from({ length: 300 }, () => sheetRow(newId()));
    const key = '"\u00e9'.repeat(127);
    const changes = await heardOf((log) => log.wrote(Sheet, rows, 'updated'), key);
    expect(changes.length).toBeGreaterThan(5);
    expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length);
    expect(new Set(changes.map((change) => change.key))).toEqual(new Set([key]));
    const records = changes.flatMap((change) => change.records.map(({ id }) => id));
    expect(records.sort()).toEqual(rows.flatMap(({ id }) => [`sheets/${id}`, `pages/${id}`]).sort());
    const touched = changes.flatMap((change) => change.touched);
    expect(touched.sort()).toEqual(rows.map(({ drawerId }) => `drawers/${drawerId}`).sort());
    expect(changes.flatMap(({ lists }) => lists)).toEqual(['Drawer']);
  });

  test('reaches nobody who has stopped listening', async () => {
    let payloads = 0;
    const stop = await database.listen(
      'other',
      () => (payloads += 1),
      () => {},
    );
    await database.execute(`notify other, 'one'`);
    await expect.poll(() => payloads).toBe(1);
    await stop();
    await stop();
    await database.execute(`notify other, 'two'`);
    await heardOf(() => {});
    expect(payloads).toBe(1);
  });
});
