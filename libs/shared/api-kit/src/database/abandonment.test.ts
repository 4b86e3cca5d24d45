import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../testing/index.ts';
import { type Database, onBehalfOf, openDatabase, unavailableIn } from './index.ts';

describeOnEachDatabase('work that nobody waits for any more', ({ engine, create }) => {
  let database: Database;

  beforeAll(async () => {
    database = await create({ migrations: [] });
    await database.execute(sql`CREATE TABLE thing (id integer PRIMARY KEY)`);
    await database.execute(sql`INSERT INTO thing VALUES (1)`);
  });

  const ids = async () => {
    const { rows } = await database.execute<{ id: number }>(sql`SELECT id FROM thing ORDER BY id`);
    return rows.map(({ id }) => id);
  };
  const reasonOf = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error) => unavailableIn(error)?.reason ?? String(error),
    );

  test('a transaction rolls back instead of committing', async () => {
    const left = new AbortController();
    const write = onBehalfOf({ signal: left.signal }, () =>
      database.transaction(async (tx) => {
        await tx.execute(sql`INSERT INTO thing VALUES (2)`);
        left.abort();
      }),
    );
    expect(await reasonOf(write)).toBe('abandoned');
    expect(await ids()).toEqual([1]);
  });

  test('nothing begins after the client has left', async () => {
    const statements: string[] = [];
    const stop = database.onStatement((text) => statements.push(text));
    const work = () => database.execute(sql`INSERT INTO thing VALUES (3)`);
    expect(await reasonOf(onBehalfOf({ signal: AbortSignal.abort() }, async () => work()))).toBe('abandoned');
    stop();
    expect(await ids()).toEqual([1]);
  });

  test('a write that waits behind another one never happens', async () => {
    const over = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    const first = database.transaction(async (tx) => {
      await tx.execute(sql`SELECT FROM thing WHERE id = 1 FOR UPDATE`);
      held.resolve();
      await over.promise;
    });
    await held.promise;
    const left = new AbortController();
    const second = onBehalfOf({ signal: left.signal }, () =>
      database.transaction(async (tx) => {
        await tx.execute(sql`SELECT FROM thing WHERE id = 1 FOR UPDATE`);
        await tx.execute(sql`INSERT INTO thing VALUES (4)`);
      }),
    );
    const reason = reasonOf(second);
    await new Promise((resolve) => setTimeout(resolve, 200));
    left.abort();
    // The first write still holds the lock, or the session of PGlite.
    expect(await reason).toBe('abandoned');
    over.resolve();
    await first;
    expect(await ids()).toEqual([1]);
  });

  test.runIf(engine === 'pglite')('a request does not wait for ever behind a slow one', async () => {
    const own = await openDatabase({ memory: 'empty', patienceMs: 100 });
    const over = Promise.withResolvers<void>();
    const slow = own.transaction(() => over.promise);
    expect(await reasonOf(own.execute(sql`SELECT 1`))).toBe('busy');
    expect(await own.isAnswering(100)).toBe(false);
    over.resolve();
    await slow;
    expect(await own.isAnswering(20_000)).toBe(true);
    await own.close();
    expect(await reasonOf(own.execute(sql`SELECT 1`))).toBe('lost');
  });
});
