import type { Database } from '@console/api-kit/database';
import { declaredLists, demoDatabase, describeOnEachDatabase } from '@console/api-kit/testing';
import { getTableName, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { beforeAll, expect, test } from 'vitest';
import { schema } from '../schema.ts';
import { indexes } from '../testing/domainCases.ts';

describeOnEachDatabase('the indexes', ({ create }) => {
  let database: Database;
  beforeAll(async () => {
    database = await create(demoDatabase());
  });

  /** Returns the plan of a query. The planner avoids sequential scans and sorts, as it would with many rows. */
  async function planOf(query: string): Promise<string> {
    return database.transaction(async (tx) => {
      await tx.execute(sql`SELECT set_config('enable_seqscan', 'off', true), set_config('enable_sort', 'off', true),
        set_config('enable_incremental_sort', 'off', true)`);
      const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql.raw(`EXPLAIN ${query}`));
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
  }

  const conditions = indexes.filter((each) => 'where' in each);

  test.each(conditions)('$table where $where, by $order', async ({ table, where, order }) => {
    const plan = await planOf(`SELECT * FROM ${table} WHERE ${where} ORDER BY ${order} LIMIT 51`);
    const needed = `${table} needs an index that finds the rows where ${where} in the order of ${order}`;
    expect(plan, needed).toContain('Index Cond');
    expect(plan, needed).not.toContain('Sort');
  });

  const searches = [
    ...indexes.filter((each) => 'words' in each),
    ...declaredLists(schema).flatMap(({ filters }) =>
      Object.values(filters).flatMap(({ trial: { index } }) =>
        typeof index === 'object' ? index.words.map((column) => ({ table: tableOf(column), words: column.name })) : [],
      ),
    ),
  ];

  test.each(searches)('$table by words in $words', async ({ table, words }) => {
    const plan = await planOf(`SELECT * FROM ${table} WHERE ${words} LIKE '%leadership%'`);
    expect(plan, `${table} needs a trigram index on ${words}, named …_search`).toMatch(
      /Bitmap Index Scan on \w+_search/,
    );
  });

  test('users by role', async () => {
    const plan = await planOf(`SELECT * FROM "user" WHERE roles && '{ROLE_ACCOUNT_MANAGER}'`);
    expect(plan, 'the index user_of_role is not used').toContain('Bitmap Index Scan on user_of_role');
  });
});

const tableOf = ({ table }: AnyPgColumn) => `"${getTableName(table)}"`;
