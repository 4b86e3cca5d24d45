import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../testing/index.ts';
import { type Database, openDatabase, sqlState, violatedConstraint } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'console-database-test-'));
writeFileSync(
  join(folder, '0001_things.sql'),
  `CREATE TABLE thing (id integer PRIMARY KEY, words text[], content jsonb, price numeric(10, 2), at timestamptz(3),
     CONSTRAINT thing_is_positive CHECK (id > 0));
   CREATE FUNCTION twice(n integer) RETURNS integer LANGUAGE sql RETURN n * 2;`,
);
const options = { migrations: [{ domain: 'test', folder }] };
afterAll(() => rmSync(folder, { recursive: true }));

describeOnEachDatabase('the database', ({ engine, create }) => {
  let database: Database;
  beforeAll(async () => {
    database = await create(options);
  });

  test('names its engine', () => expect(database.engine).toBe(engine));

  test('writes and reads every kind of value in the same way', async () => {
    const at = new Date('2026-11-16T09:30:00.123Z');
    await database.execute(sql`INSERT INTO thing VALUES (${1}, ${sql.param(['a "quoted" \\ word', 'b, c', '{}'])},
      ${sql.param({ a: [1, null] })}, ${12.5}, ${at})`);
    const { rows } =
      await database.execute(sql`SELECT *, count(*) OVER () AS counted, 1 < 2 AS truth, ${null}::text AS nothing,
      ARRAY[1, 2] AS numbers FROM thing`);
    expect(rows).toEqual([
      {
        id: 1,
        words: ['a "quoted" \\ word', 'b, c', '{}'],
        content: { a: [1, null] },
        price: '12.50',
        at: expect.stringContaining('09:30:00.123'),
        counted: '1',
        truth: true,
        nothing: null,
        numbers: [1, 2],
      },
    ]);
  });

  test('a failed transaction leaves nothing behind, and the database still works', async () => {
    const failing = database.transaction(async (tx) => {
      await tx.execute(sql`INSERT INTO thing (id) VALUES (2)`);
      await tx.execute(sql`INSERT INTO thing (id) VALUES (-2)`);
    });
    const error = await failing.catch((reason: unknown) => reason);
    expect(sqlState(error)).toBe('23514');
    expect(violatedConstraint(error)).toBe('thing_is_positive');
    const { rows } = await database.execute(sql`SELECT id FROM thing WHERE id = 2`);
    expect(rows).toEqual([]);
  });

  test('inside a transaction the outer connection throws instead of waiting for ever', async () => {
    const using = database.transaction(() => database.execute(sql`SELECT 1`));
    await expect(using).rejects.toMatchObject({ cause: { message: expect.stringContaining('use the transaction') } });
    const nesting = database.transaction(() => database.transaction(async () => {}));
    await expect(nesting).rejects.toThrow('use the transaction');
  });

  test('all concurrent transactions succeed', async () => {
    await database.execute(sql`INSERT INTO thing (id, price) VALUES (10, 0)`);
    const raise = () =>
      database.transaction(async (tx) => {
        await tx.execute(sql`SELECT FROM thing WHERE id = 10 FOR UPDATE`);
        await tx.execute(sql`UPDATE thing SET price = price + 1 WHERE id = 10`);
      });
    await Promise.all(Array.from({ length: 20 }, raise));
    const { rows } = await database.execute(sql`SELECT price FROM thing WHERE id = 10`);
    expect(rows).toEqual([{ price: '20.00' }]);
  });

  test('counts the statements of a transaction, but not begin and commit', async () => {
    const statements: string[] = [];
    const stop = database.onStatement((text) => statements.push(text));
    await database.transaction(async (tx) => {
      await tx.execute(sql`SELECT 1`);
      await tx.transaction((nested) => nested.execute(sql`SELECT 2`));
    });
    stop();
    await database.execute(sql`SELECT 3`);
    expect(statements).toEqual(['SELECT 1', 'SELECT 2']);
  });
});

test.each([
  ['postgresql://someone:secret@127.0.0.1:1/console', 'No PostgreSQL server answers at 127.0.0.1:1.'],
  ['mysql://127.0.0.1/console', 'DATABASE_URL is not a PostgreSQL URL'],
  ['postgresql://nowhere.invalid/console', 'cannot be resolved'],
])('%s is refused with one sentence that keeps the password', async (url, sentence) => {
  const error = await openDatabase({ url }).catch((reason: unknown) => reason);
  expect(String(error)).toContain(sentence);
  expect(String(error)).not.toContain('secret');
});

test.runIf(process.env.TEST_DATABASE_URL)('a database that is not there is named', async () => {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = '/no_such_database';
  await expect(openDatabase({ url: url.href })).rejects.toThrow('has no database no_such_database');
});
