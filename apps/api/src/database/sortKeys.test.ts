import { setTimeout as wait } from 'node:timers/promises';
import { BackfillQueue, backfill, declaredBackfills } from '@console/api-kit';
import type { Database } from '@console/api-kit/database';
import { demoDatabase, describeOnEachDatabase, sortKeyFunction, startTestServer } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

/** The function as it was when old rows were written. */
const formerly =
  sql.raw(`CREATE OR REPLACE FUNCTION sort_key(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN lower(regexp_replace(normalize(btrim(value), NFKD), '[\\u0300-\\u036F]', '', 'g') COLLATE "C")`);

/** Every generated column that holds a sort key, with what it is generated from. */
const generated = sql`SELECT table_name AS "table", column_name AS "column", generation_expression AS made
  FROM information_schema.columns WHERE table_schema = 'public' AND generation_expression LIKE '%sort_key(%'`;

/** Every copy of a key, with the key that it copies. */
const copies = [
  ['user', 'full_name_sort', 'SELECT full_name_sort FROM person WHERE id = person_id'],
  ['trainer', 'contact_name_sort', 'SELECT full_name_sort FROM person WHERE id = person_id'],
  ['trainer_course', 'trainer_name_sort', 'SELECT contact_name_sort FROM trainer WHERE id = trainer_id'],
  ['trainer_course', 'course_title_sort', 'SELECT title_sort FROM course WHERE id = course_id'],
  ['training_class', 'trainer_name_sort', 'SELECT contact_name_sort FROM trainer WHERE id = trainer_id'],
  ['public_schedule', 'title_sort', 'SELECT title_sort FROM training_class c WHERE c.public_schedule_id = kept.id'],
  ['booking', 'customer_name_sort', 'SELECT name_sort FROM customer WHERE id = customer_id'],
  ['booking', 'account_manager_name_sort', 'SELECT full_name_sort FROM "user" u WHERE u.id = account_manager_id'],
  ['purchase_order', 'supplier_name_sort', 'SELECT name_sort FROM supplier WHERE id = supplier_id'],
  ['purchase_order', 'class_title_sort', 'SELECT title_sort FROM training_class c WHERE c.id = class_id'],
  ['sale_signal', 'contact_name_sort', 'SELECT full_name_sort FROM person WHERE id = person_id'],
] as const;

const texts = [
  'customer.name',
  'person.family_name',
  'brand.name',
  'subject.title',
  'course.title',
  'training_class.title',
];
texts.push('booking.title', 'ticket.subject', 'change_request.subject', 'supplier.name', 'email_log.subject');

/** Subjects whose titles differed by the former rules, by the last digit of their ids. */
const subjects = [
  "Manager's toolkit",
  'Manager\u2019s toolkit',
  'Coach\u2018s notes',
  'Coach\u2019s notes',
  'Coach\u201Bs notes',
] as const;
const idOf = (at: number) => `0000000000000000000000000${at}`;

describeOnEachDatabase('sort keys of rows that are older than the function', ({ create }) => {
  async function oldKeys(database: Database): Promise<string[]> {
    const { rows } = await database.execute<{ table: string; column: string; made: string }>(generated);
    const kept = rows.map(({ table, column, made }) => [table, column, made] as const);
    const old: string[] = [];
    for (const [table, column, source] of [...kept, ...copies]) {
      const found = await database.execute<{ n: number }>(
        sql.raw(`SELECT count(*)::int AS n FROM "${table}" kept WHERE kept.${column} <> (${source})`),
      );
      if (found.rows[0]?.n) old.push(`${table}.${column}`);
    }
    return old;
  }

  test('are written anew in slices, with every copy, and their records are found meanwhile', async () => {
    const database = await create(demoDatabase());
    await database.execute(formerly);
    for (const text of texts) {
      const [table, column] = text.split('.');
      await database.execute(sql.raw(`UPDATE "${table}" SET ${column} = left('Ørsted ' || ${column}, 200)`));
    }
    for (const [at, title] of subjects.entries()) {
      await database.execute(sql`INSERT INTO subject (id, title) VALUES (${idOf(at)}, ${title})`);
    }
    await database.execute(sql.raw(sortKeyFunction()));
    // The backfills of the rules before these are completed.
    for (const { name } of declaredBackfills()) {
      await database.insert(backfill).values({ name: name.replace(/ [0-9a-f]{8}$/, ''), completedAt: sql`now()` });
    }
    // The index of titles is read as in a process that has just started, with many records.
    const noScan = sql`DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET enable_seqscan = off', current_database()); END $$`;
    for (const prepare of [noScan, sql`SET enable_seqscan = off`, sql`ANALYZE reference_entry`]) {
      await database.execute(prepare);
    }
    expect((await oldKeys(database)).length).toBeGreaterThanOrEqual(texts.length);
    const server = await startTestServer({ database });
    const token = await server.token('manager@example.com');
    const found = async (search: string) => {
      const { data } = await server.ask(token, `{ customers(first: 1, search: "${search}") { totalCount } }`);
      return (data as { customers: { totalCount: number } }).customers.totalCount;
    };
    const inPalette = async (search: string) => {
      const { data } = await server.ask(
        token,
        `{ referenceSearches(first: 5, reference: "${search}") { totalCount } }`,
      );
      return (data as { referenceSearches: { totalCount: number } }).referenceSearches.totalCount;
    };
    const entries = await inPalette('\u00D8rsted');
    const { rows } = await database.execute<{ n: number }>(
      sql`SELECT count(*)::int AS n FROM reference_entry WHERE title LIKE '\u00D8rsted%'`,
    );
    expect(entries).toBeGreaterThanOrEqual(rows[0]?.n ?? 0);
    expect(rows[0]?.n).toBeGreaterThan(100);
    const all = await found('');
    expect([await found('Ørsted'), await found('orsted')]).toEqual([all, 0]);

    const errors: unknown[] = [];
    const leftOut: string[] = [];
    const queue = new BackfillQueue({
      database,
      backfills: declaredBackfills(),
      onProgress: ({ leftOut: ids }) => ids && leftOut.push(...ids),
      onError: (error) => errors.push(error),
    });
    for (let ms = await queue.untilDueMs(); ms !== null && errors.length === 0; ms = await queue.untilDueMs()) {
      await wait(ms);
      await (await queue.take())?.(new AbortController().signal);
    }
    expect(errors).toEqual([]);
    expect(leftOut).toEqual([1, 3, 4].map(idOf));
    const save = (at: number, title: string) =>
      server.ask(
        token,
        'mutation ($input: updateSubjectInput!) { updateSubject(input: $input) { subject { title } } }',
        {
          input: { id: `subjects/${idOf(at)}`, title },
        },
      );
    for (const at of [1, 3, 4]) {
      expect((await save(at, subjects[at] ?? '')).data).toEqual({
        updateSubject: { subject: { title: subjects[at] } },
      });
    }
    expect((await save(1, 'manager\u2019s TOOLKIT')).errors?.[0]?.extensions?.violations).toEqual([
      { path: 'title', message: 'There is already a subject with this title' },
    ]);
    await database.execute(
      sql`DELETE FROM subject WHERE id IN (${sql.join(
        leftOut.map((id) => sql`${id}`),
        sql`, `,
      )})`,
    );
    expect(await oldKeys(database)).toEqual([]);
    expect([await inPalette('\u00D8rsted'), await inPalette('orsted')]).toEqual([entries, entries]);
    expect([await found('Ørsted'), await found('ORSTED')]).toEqual([all, all]);
    await server.close();
  });
});
