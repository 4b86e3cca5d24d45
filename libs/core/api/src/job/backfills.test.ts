import { setTimeout as wait } from 'node:timers/promises';
import { type Backfill, type BackfillProgress, BackfillQueue, backfill, ROWS_OF_SLICE } from '@console/api-kit';
import type { Database } from '@console/api-kit/database';
import { demoDatabase, describeOnEachDatabase } from '@console/api-kit/testing';
import { type SQL, sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

/** More than two slices. */
const ROWS = 1_234;

const thing = pgTable('thing', { id: text('id') });
const keys = { name: 'thingKeys', table: thing, missing: sql`key IS NULL`, set: sql`key = upper(title)` };

describeOnEachDatabase('a backfill', ({ create, engine }) => {
  let database: Database;
  let progress: BackfillProgress[];
  let errors: unknown[];
  beforeAll(async () => {
    database = await create(demoDatabase());
    await database.execute(sql`CREATE TABLE thing
      (id text COLLATE "C" PRIMARY KEY, title text, key text, writes integer NOT NULL DEFAULT 0)`);
  });
  beforeEach(async () => {
    [progress, errors] = [[], []];
    await database.execute(sql`INSERT INTO thing (id, title)
      SELECT lpad(n::text, 6, '0'), 'thing ' || n FROM generate_series(1, ${sql.raw(`${ROWS}`)}) n`);
  });
  afterEach(async () => {
    await database.execute(sql`TRUNCATE thing`);
    await database.delete(backfill);
  });

  /** The queue of a process that has just started. */
  const started = (...declared: Backfill[]) =>
    new BackfillQueue({
      database,
      backfills: declared.length > 0 ? declared : [keys],
      onProgress: (reached) => progress.push(reached),
      onError: (error) => errors.push(error),
    });

  /** Waits until the next slice is due, and does it. Returns false when nothing is left to do. */
  async function fillSlice(queue: BackfillQueue, signal = new AbortController().signal): Promise<boolean> {
    const ms = await queue.untilDueMs();
    if (ms === null) return false;
    await wait(ms);
    await (await queue.take())?.(signal);
    return true;
  }

  async function countOf(where: SQL): Promise<number> {
    const { rows } = await database.execute<{ n: number }>(sql`SELECT count(*)::int AS n FROM thing WHERE ${where}`);
    return rows[0]?.n ?? 0;
  }
  const filled = () => countOf(sql`key = upper(title)`);

  test('fills the rows in slices, says how far it is, and is not done again', async () => {
    const queue = started();
    await fillSlice(queue);
    expect(await filled()).toBe(ROWS_OF_SLICE);
    while (await fillSlice(queue));
    expect(await filled()).toBe(ROWS);
    expect(progress).toEqual([
      { name: 'thingKeys', filled: ROWS_OF_SLICE, isComplete: false },
      { name: 'thingKeys', filled: ROWS, isComplete: true },
    ]);
    await database.execute(sql`UPDATE thing SET key = NULL WHERE id = '000001'`);
    const later = started();
    while (await fillSlice(later));
    expect(await filled()).toBe(ROWS - 1);
    expect(progress).toHaveLength(2);
    expect(errors).toEqual([]);
  });

  test('goes on behind the last slice of a process that was ended, and fills each row once', async () => {
    const counting = { ...keys, set: sql`key = upper(title), writes = writes + 1` };
    await fillSlice(started(counting));
    const ended = new AbortController();
    ended.abort();
    await fillSlice(started(counting), ended.signal);
    expect(await filled()).toBe(ROWS_OF_SLICE);
    await fillSlice(started(counting));
    expect(await filled()).toBe(2 * ROWS_OF_SLICE);
    const last = started(counting);
    while (await fillSlice(last));
    expect(await countOf(sql`key = upper(title) AND writes = 1`)).toBe(ROWS);
    expect(errors).toEqual([]);
  });

  test('comes back to rows that an older release has written behind it', async () => {
    await fillSlice(started());
    await database.execute(sql`INSERT INTO thing (id, title) VALUES ('000000', 'old')`);
    const queue = started();
    while (await fillSlice(queue));
    expect(await filled()).toBe(ROWS + 1);
  });

  test('that does not fill what it looks for is refused, and writes nothing', async () => {
    await fillSlice(started({ ...keys, set: sql`key = NULL, writes = writes + 1` }));
    expect(errors).toEqual([new Error('The backfill thingKeys has written rows that it still finds missing.')]);
    expect(await countOf(sql`writes > 0`)).toBe(0);
  });

  test('that fails is tried again later: the next goes on, and its copy waits', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const original = { ...keys, name: 'original', set: sql`key = (10 / (count_of_thing() - 1))::text || upper(title)` };
    await database.execute(sql`CREATE FUNCTION count_of_thing() RETURNS integer LANGUAGE sql RETURN 1`);
    const copy = { ...keys, name: 'copy', missing: sql`writes = 0`, set: sql`writes = 1`, after: 'original' };
    const next = { ...keys, name: 'next', missing: sql`title LIKE 'thing%'`, set: sql`title = upper(title)` };
    const queue = started(original, copy, next);
    for (let slice = 0; slice < 4; slice += 1) await (await queue.take())?.(new AbortController().signal);
    expect(errors).toHaveLength(1);
    expect(await countOf(sql`title LIKE 'THING%'`)).toBe(ROWS);
    expect(await countOf(sql`key IS NOT NULL OR writes > 0`)).toBe(0);
    expect(await queue.take()).toBeNull();
    await database.execute(sql`CREATE OR REPLACE FUNCTION count_of_thing() RETURNS integer LANGUAGE sql RETURN 2`);
    vi.advanceTimersByTime(5_000);
    for (let slice = 0; slice < 6; slice += 1) await (await queue.take())?.(new AbortController().signal);
    vi.useRealTimers();
    expect(progress.filter(({ isComplete }) => isComplete).map(({ name }) => name)).toEqual([
      'next',
      'original',
      'copy',
    ]);
    expect(await countOf(sql`key IS NOT NULL AND writes = 1`)).toBe(ROWS);
    expect(await queue.untilDueMs()).toBeNull();
  });

  test.runIf(engine === 'postgres')('waits for nobody: it passes over locked rows and returns to them', async () => {
    const held = Promise.withResolvers<void>();
    const over = Promise.withResolvers<void>();
    const holder = database.transaction(async (tx) => {
      await tx.execute(sql`SELECT FROM thing WHERE id = '000007' FOR UPDATE`);
      held.resolve();
      await over.promise;
    });
    await held.promise;
    for (let slice = 0; slice < 4; slice += 1) await fillSlice(started());
    expect(await filled()).toBe(ROWS - 1);
    over.resolve();
    await holder;
    const queue = started();
    while (await fillSlice(queue));
    expect(await filled()).toBe(ROWS);
  });
});
