import { describeWithDatabase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { migrations } from '../migrations.ts';

describeWithDatabase('a foreign key', ({ create }) => {
  test('has an index, because each deletion of the row that it refers to looks for it', async () => {
    const database = await create({ migrations });
    // One of several columns finds a few rows. An index of only the rows that have a reference serves too.
    const { rows } = await database.execute<{ key: string }>(sql`
      SELECT conrelid::regclass || ' (' || string_agg(attname, ', ' ORDER BY attname) || ')' AS key
      FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY (conkey)
      WHERE contype = 'f' AND NOT EXISTS (
        SELECT FROM pg_index i JOIN pg_attribute led ON led.attrelid = conrelid AND led.attnum = i.indkey[0]
        WHERE i.indrelid = conrelid AND i.indkey[0] = ANY (conkey)
          AND (i.indpred IS NULL OR pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', led.attname)))
      GROUP BY pg_constraint.oid, conrelid ORDER BY key`);
    expect(rows.map(({ key }) => key)).toEqual([]);
  });
});
