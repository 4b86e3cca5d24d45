import { demoDatabase, describeWithDatabase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

// An update that may change a key of its row locks the row as a removal does, so it waits for all that refer to the row and
// deadlocks with some (decision 0036). Before an update with a trigger PostgreSQL takes every generated column as changed.
describeWithDatabase('the keys of rows', (databases) => {
  test('no unique index holds a generated column of a table with a trigger before updates', async () => {
    const database = await databases.create(demoDatabase());
    const { rows } = await database.execute(sql`
      SELECT i.indexrelid::regclass::text AS index FROM pg_index i
      WHERE i.indisunique AND i.indpred IS NULL AND i.indexprs IS NULL
        AND EXISTS (SELECT FROM pg_attribute a
          WHERE a.attrelid = i.indrelid AND a.attgenerated <> '' AND a.attnum = ANY (i.indkey))
        AND EXISTS (SELECT FROM pg_trigger t
          WHERE t.tgrelid = i.indrelid AND t.tgtype & 1 = 1 AND t.tgtype & 2 = 2 AND t.tgtype & 16 = 16)`);
    expect(rows).toEqual([]);
  });
});
