import type { Database } from '@console/api-kit/database';
import { demoDatabase, describeOnEachDatabase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { lists } from '../testing/domainCases.ts';

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

  const sorts = lists.flatMap(({ table, sorts = [] }) =>
    sorts.flatMap((column) => ['ASC', 'DESC'].map((direction) => ({ table, column, direction }))),
  );

  test.each(sorts)('$table by $column $direction', async ({ table, column, direction }) => {
    const name = column.replace('?', '');
    const last = column.endsWith('?') ? ' NULLS LAST' : '';
    const isUnique = name === 'number' || name === 'reference';
    const order = `${name} ${direction}${last}${isUnique ? '' : `, id ${direction}`}`;
    const plan = await planOf(`SELECT * FROM ${table} ORDER BY ${order} LIMIT 51`);
    const needed = `${table} needs an index on (${order})`;
    expect(plan, needed).toContain('Index Scan');
    expect(plan, needed).not.toContain('Sort');
  });

  const filters = lists.flatMap(({ table, filters = [] }) => filters.map((filter) => ({ table, ...filter })));

  test.each(filters)('$table where $where, by $order', async ({ table, where, order }) => {
    const plan = await planOf(`SELECT * FROM ${table} WHERE ${where} ORDER BY ${order} LIMIT 51`);
    const needed = `${table} needs an index that finds the rows where ${where} in the order of ${order}`;
    expect(plan, needed).toContain('Index Cond');
    expect(plan, needed).not.toContain('Sort');
  });

  const searches = lists.flatMap(({ table, searches = [] }) => searches.map((column) => ({ table, column })));

  test.each(searches)('$table by words in $column', async ({ table, column }) => {
    const plan = await planOf(`SELECT * FROM ${table} WHERE ${column} LIKE '%leadership%'`);
    expect(plan, `${table} needs a trigram index on ${column}, named …_search`).toMatch(
      /Bitmap Index Scan on \w+_search/,
    );
  });

  test('users by role', async () => {
    const plan = await planOf(`SELECT * FROM "user" WHERE roles && '{ROLE_ACCOUNT_MANAGER}'`);
    expect(plan, 'the index user_of_role is not used').toContain('Bitmap Index Scan on user_of_role');
  });
});
