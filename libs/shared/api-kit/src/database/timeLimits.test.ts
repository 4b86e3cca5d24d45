import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, postgresUrlOf, startProxy, testPostgresUrl } from '../testing/index.ts';
import { type Database, openDatabase, unavailableIn } from './index.ts';

const NONE = { lock: 0, statement: 0, idleInTransaction: 0, answer: 0 };

/** Returns why the database did not do the work. */
async function reasonOf(work: Promise<unknown>): Promise<string | undefined> {
  return work.then(
    () => 'done',
    (error) => unavailableIn(error)?.reason ?? String(error),
  );
}

describe.runIf(testPostgresUrl())('connections to PostgreSQL', () => {
  const closing: (() => unknown)[] = [];
  let database: Database;
  let url: string;
  let unlock = async () => {};

  beforeAll(async () => {
    database = await createTestDatabase({ migrations: [], engine: 'postgres' });
    url = await postgresUrlOf(database);
    await database.execute(sql`CREATE TABLE thing (id integer PRIMARY KEY)`);
    await database.execute(sql`INSERT INTO thing VALUES (1)`);
  });
  afterEach(async () => {
    await unlock();
    for (const close of closing.splice(0)) await close();
  });
  afterAll(() => database.close());

  async function open(options: { connections?: number; limits?: Partial<typeof NONE>; through?: string } = {}) {
    const { limits, through = url, ...others } = options;
    const opened = await openDatabase({ url: through, ...others, limits: { ...NONE, ...limits } });
    closing.push(() => opened.close());
    return opened;
  }

  async function lockThing(): Promise<void> {
    const held = Promise.withResolvers<void>();
    const over = Promise.withResolvers<void>();
    const ended = database.transaction(async (tx) => {
      await tx.execute(sql`SELECT FROM thing WHERE id = 1 FOR UPDATE`);
      held.resolve();
      await over.promise;
    });
    unlock = async () => {
      over.resolve();
      await ended;
    };
    await held.promise;
  }

  const change = (pool: Database) => pool.transaction((tx) => tx.execute(sql`UPDATE thing SET id = id`));
  const works = async (pool: Database) =>
    expect((await pool.transaction((tx) => tx.execute(sql`SELECT 1 AS one`))).rows).toEqual([{ one: 1 }]);

  /** Waits until so many statements of the pools wait for a lock, and ends their connections. */
  async function waiting(count: number): Promise<void> {
    await expect
      .poll(async () => {
        const { rows } = await database.execute(
          sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        return rows.length;
      })
      .toBe(count);
  }
  const terminateOthers = () =>
    database.execute(
      sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
        AND state <> 'idle in transaction'`,
    );

  test('a write that waits too long for a lock ends and says that somebody else changes the record', async () => {
    const pool = await open({ connections: 1, limits: { lock: 100 } });
    await lockThing();
    const error = unavailableIn(await change(pool).catch((reason: unknown) => reason));
    expect(error?.message).toBe('Somebody else is changing this just now. Please try again in a moment.');
    await works(pool);
  });

  test('a statement that takes too long ends, and a transaction that sends nothing loses its connection', async () => {
    const pool = await open({ connections: 1, limits: { statement: 1_000, idleInTransaction: 1_000 } });
    expect(await reasonOf(pool.execute(sql`SELECT pg_sleep(60)`))).toBe('slow');
    const idle = pool.transaction(async (tx) => {
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      await tx.execute(sql`SELECT 1`);
    });
    expect(await reasonOf(idle)).toBe('lost');
    await works(pool);
  });

  test('a statement whose server has gone silent ends, and the connection is replaced', async () => {
    const proxy = await startProxy(url);
    closing.push(proxy.close);
    const pool = await open({ connections: 1, limits: { answer: 1_000 }, through: proxy.url });
    proxy.state.silent = true;
    expect(await reasonOf(pool.execute(sql`SELECT 1`))).toBe('slow');
    proxy.state.silent = false;
    await works(pool);
  });

  test('a statement and a transaction whose connection ends are lost, and the pool goes on', async () => {
    const pool = await open({ connections: 2 });
    await lockThing();
    const writes = [change(pool), pool.execute(sql`UPDATE thing SET id = id`)];
    const reasons = Promise.all(writes.map(reasonOf));
    await waiting(2);
    await terminateOthers();
    expect(await reasons).toEqual(['lost', 'lost']);
    await works(pool);
  });

  test('a connection that ends between two statements, or before BEGIN, leaves no gap in the pool', async () => {
    const pool = await open({ connections: 1 });
    const between = pool.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
      await database.execute(sql`SELECT pg_terminate_backend(${rows[0]?.pid})`);
      await new Promise((resolve) => setTimeout(resolve, 100));
      await tx.execute(sql`SELECT 1`);
    });
    expect(await reasonOf(between)).toBe('lost');
    const proxy = await startProxy(url);
    closing.push(proxy.close);
    const proxied = await open({ connections: 1, limits: { answer: 1_000 }, through: proxy.url });
    proxy.state.silent = true;
    expect(await reasonOf(change(proxied))).toBe('slow');
    proxy.state.silent = false;
    for (const each of [pool, proxied]) await works(each);
  });

  test('reads go on while all writes wait for a lock', async () => {
    const pool = await open({ connections: 5 });
    await lockThing();
    const writes = Array.from({ length: 12 }, () => change(pool));
    await waiting(2);
    const { rows } = await pool.execute(sql`SELECT 1 AS one`);
    expect(rows).toEqual([{ one: 1 }]);
    await unlock();
    await Promise.all(writes);
  });

  test('a closed pool, an unreachable server and a dropped database are lost, and do not answer', async () => {
    const closed = await open();
    await closed.close();
    const proxy = await startProxy(url);
    closing.push(proxy.close);
    const unreachable = await open({ through: proxy.url });
    proxy.state.refuses = true;
    proxy.cut();
    const other = await createTestDatabase({ migrations: [], engine: 'postgres' });
    const dropped = await open({ through: await postgresUrlOf(other) });
    await other.close();
    for (const pool of [closed, unreachable, dropped]) {
      await expect.poll(() => reasonOf(pool.execute(sql`SELECT 1`))).toBe('lost');
      expect(await reasonOf(pool.transaction((tx) => tx.execute(sql`SELECT 1`)))).toBe('lost');
      expect(await pool.isAnswering(900)).toBe(false);
    }
    await expect.poll(() => database.isAnswering(900)).toBe(true);
  });

  test('a database answers although all its connections are busy, and a silent one does not', async () => {
    const pool = await open({ connections: 1 });
    await lockThing();
    const write = change(pool);
    await waiting(1);
    await expect.poll(() => pool.isAnswering(20_000)).toBe(true);
    await unlock();
    await write;
    const proxy = await startProxy(url);
    closing.push(proxy.close);
    const silent = await open({ through: proxy.url });
    proxy.state.silent = true;
    expect(await silent.isAnswering(100)).toBe(false);
  });
});
