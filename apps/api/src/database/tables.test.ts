import { tables as admin } from '@console/admin-api';
import { columnDrift, describeOnEachDatabase } from '@console/api-kit/testing';
import { tables as billing } from '@console/billing-api';
import { tables as bookings } from '@console/bookings-api';
import { tables as classes } from '@console/classes-api';
import { tables as core } from '@console/core-api';
import { tables as purchasing } from '@console/purchasing-api';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { migrations } from '../migrations.ts';

describeOnEachDatabase('the tables', ({ create }) => {
  test('are the same in drizzle as in the migrations', async () => {
    const database = await create({ migrations });
    expect(
      await columnDrift(database, { ...core, ...classes, ...bookings, ...billing, ...purchasing, ...admin }),
    ).toEqual([]);
  });

  test('each belong to a domain', async () => {
    const database = await create({ migrations });
    const { rows } = await database.execute<{ tablename: string }>(
      sql`SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'schema_migration'`,
    );
    const defined = [core, classes, bookings, billing, purchasing, admin].flatMap((tables) =>
      Object.keys(tables).map(snakeCase),
    );
    expect(rows.map((row) => row.tablename).filter((name) => !defined.includes(name))).toEqual([]);
  });

  test('sort text without regard to accents and capitals, in the same order on every machine', async () => {
    const database = await create({ migrations });
    const { rows } = await database.execute<{ name: string }>(sql`
      SELECT name FROM unnest(ARRAY['Zoë', 'zebra', 'Émile', 'emil', 'Ångström', 'alpha']) AS given(name) ORDER BY sort_key(name) COLLATE "C"`);
    expect(rows.map((row) => row.name)).toEqual(['alpha', 'Ångström', 'emil', 'Émile', 'zebra', 'Zoë']);
  });
});

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
