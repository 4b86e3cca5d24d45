import type { Database, Queries } from '@console/api-kit/database';
import { indexesLater } from '@console/api-kit/seeding';
import {
  brokenInvariants,
  createTestDatabase,
  demoDatabase,
  describeOnEachDatabase,
  NOW,
} from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { migrations } from '../migrations.ts';
import { isEmpty, seedAll, seedDatabase } from '../seed.ts';
import { breaking, demoRules } from '../testing/demoRules.ts';

describeOnEachDatabase('the demo data', ({ create, engine }) => {
  let database: Database;
  beforeAll(async () => {
    database = await create(demoDatabase({ bookings: 1_200 }));
  });

  test.each(Object.entries(demoRules))('%s', async (_, rule) => {
    const { rows } = await database.execute(breaking(rule, NOW));
    expect(rows.slice(0, 5)).toEqual([]);
  });

  test('breaks no invariant of any domain', async () => {
    expect(await brokenInvariants(database)).toEqual([]);
  });

  test('contains every kind of record', async () => {
    const counted = async (query: string) => Number((await database.execute<{ n: string }>(sql.raw(query))).rows[0]?.n);
    expect(await counted('SELECT count(*) AS n FROM booking')).toBe(1_200);
    expect(await counted('SELECT count(DISTINCT status) AS n FROM booking')).toBe(6);
    expect(await counted('SELECT count(DISTINCT status) AS n FROM training_class')).toBe(5);
    expect(await counted('SELECT count(DISTINCT delivery_format) AS n FROM training_class')).toBe(4);
    const month = `booked_at >= '2026-11-01' AND booked_at < '2026-12-01'`;
    expect(await counted(`SELECT count(*) AS n FROM booking WHERE ${month}`)).toBeGreaterThan(20);
    const week = `s.starts_at >= '2026-11-16' AND s.starts_at < '2026-11-23'`;
    const sessions = `FROM training_session s JOIN training_class c ON c.id = s.class_id WHERE ${week}`;
    expect(await counted(`SELECT count(*) AS n ${sessions}`)).toBeGreaterThan(20);
    expect(await counted(`SELECT count(DISTINCT c.brand_id) AS n ${sessions}`)).toBeGreaterThan(3);
    const ahead = `FROM training_session s JOIN training_class c ON c.id = s.class_id WHERE s.starts_at > '2026-11-16'`;
    expect(await counted(`SELECT count(*) AS n ${ahead} AND c.trainer_id IS NULL`)).toBeGreaterThan(0);
    expect(
      await counted(`SELECT count(*) AS n ${ahead} AND c.delivery_format = 'virtual' AND s.meeting_link IS NULL`),
    ).toBeGreaterThan(0);
    expect(
      await counted(`SELECT count(*) AS n FROM training_class c WHERE c.status = 'confirmed' AND c.max_attendees >
      (SELECT count(*) FROM training_seat_reservation r WHERE r.class_id = c.id AND r.released_at IS NULL)`),
    ).toBeGreaterThan(3);
  });

  test('its newest booking is the one in the guide’s pictures', async () => {
    const { rows } =
      await database.execute(sql`SELECT b.ref, b.title, b.status, c.name, (SELECT count(*)::int FROM booking_item i WHERE i.booking_id = b.id) AS items
      FROM booking b JOIN customer c ON c.id = b.customer_id ORDER BY b.number DESC LIMIT 1`);
    expect(rows).toEqual([
      {
        ref: 'BK-10482',
        title: 'Leadership Essentials – autumn cohort',
        status: 'confirmed',
        name: 'Calder Valley Housing',
        items: 2,
      },
    ]);
  });

  test('is the same for the same moment, also on the other engine', async () => {
    const here = await create({ migrations });
    expect(await isEmpty(here)).toBe(true);
    await seedDatabase(here, { bookings: 40, now: NOW });
    expect(await isEmpty(here)).toBe(false);
    const other = await createTestDatabase({ migrations, engine: 'pglite' });
    await seedDatabase(other, { bookings: 40, now: NOW });
    expect(await fingerprint(here), engine).toEqual(await fingerprint(other));
    await other.close();
  });

  test('of a large database has the same indexes, created after the rows', async () => {
    const here = await create({ migrations });
    const before = await indexesOf(here);
    let meanwhile: string[] = [];
    await here.transaction((tx) =>
      indexesLater(tx, async () => {
        meanwhile = await indexesOf(tx);
        await seedAll(tx, { bookings: 20, now: NOW }, '');
      }),
    );
    expect(await indexesOf(here)).toEqual(before);
    const missing = before.filter((index) => !meanwhile.includes(index)).join('\n');
    expect(missing).toContain('INDEX booking_search ');
    expect(missing).not.toContain('UNIQUE');
    expect(await isEmpty(here)).toBe(false);
  });
});

async function indexesOf(queries: Queries): Promise<string[]> {
  const { rows } = await queries.execute<{ indexdef: string }>(
    sql`SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY indexdef COLLATE "C"`,
  );
  return rows.map(({ indexdef }) => indexdef);
}

/** Returns one hash for each table, over all rows. Password hashes are left out, because their salts are random. */
async function fingerprint(database: Database): Promise<Record<string, string>> {
  const { rows } = await database.execute<{ name: string }>(
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'schema_migration' ORDER BY 1`,
  );
  const hashes: Record<string, string> = {};
  for (const { name } of rows) {
    const content = await database.execute<{
      hash: string;
    }>(sql`SELECT coalesce(md5(string_agg(line, '' ORDER BY line COLLATE "C")), '') AS hash
      FROM (SELECT (to_jsonb(t) - 'password_hash')::text AS line FROM ${sql.identifier(name)} t) AS lines`);
    hashes[name] = content.rows[0]?.hash ?? '';
  }
  return hashes;
}
