import type { Database } from '@console/api-kit/database';
import { demoDatabase, describeWithDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

interface Found {
  readonly classes: { readonly edges: { readonly node: { readonly reference: string } }[] };
  readonly sessions: { readonly totalCount: number };
  readonly schedules: { readonly totalCount: number };
}

describeWithDatabase('the search for classes', (databases) => {
  let database: Database;
  let server: TestServer;
  let token: string;
  let kept: { id: string; ref: string; address: string; schedule: string; days: number };

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    token = await server.token('manager@example.com');
    const { rows } = await database.execute<typeof kept>(sql`
      SELECT id, ref, address_id AS address, public_schedule_id AS schedule,
        (SELECT count(*)::int FROM training_session WHERE class_id = training_class.id) AS days
      FROM training_class WHERE address_id IS NOT NULL AND public_schedule_id IS NOT NULL AND trainer_id IS NOT NULL
      ORDER BY id LIMIT 1`);
    kept = rows[0] ?? expect.unreachable('The demo data has a public class with an address.');
    await database.execute(
      sql`UPDATE address SET city = 'Łeedsborough', address1 = 'Bracken Höuse' WHERE id = ${kept.address}`,
    );
    await database.execute(sql`UPDATE course SET title = 'Quorn Essentials', reference = 'QE-7' WHERE id =
      (SELECT course_id FROM course_version v JOIN training_class c ON c.course_version_id = v.id WHERE c.id = ${kept.id})`);
    await database.execute(sql`UPDATE person SET family_name = 'O’Zymandias' WHERE id =
      (SELECT person_id FROM trainer t JOIN training_class c ON c.trainer_id = t.id WHERE c.id = ${kept.id})`);
    await database.execute(sql`UPDATE training_session SET venue = 'Kestrel room' WHERE id =
      (SELECT id FROM training_session WHERE class_id = ${kept.id} ORDER BY starts_at LIMIT 1)`);
  });
  afterAll(() => server.close());

  async function found(search: string): Promise<Found> {
    const { data, errors } = await server.ask(
      token,
      `query ($search: String) {
        classes: trainingClasses(first: 500, search: $search) { edges { node { reference } } }
        sessions: trainingSessions(first: 1, trainingClass_search: $search) { totalCount }
        schedules: publicSchedules(first: 1, trainingClass_search: $search) { totalCount }
      }`,
      { search },
    );
    expect(errors).toBeUndefined();
    return data as unknown as Found;
  }

  test.each([
    ['its place', 'leedsborough'],
    ['the street', 'BRACKEN house'],
    ['the room of a day', 'kestrel'],
    ['words of several of them', 'Leedsborough kestrel quorn o’zymandias'],
  ])('finds one by %s', async (_, search) => {
    const { classes, sessions, schedules } = await found(search);
    expect(classes.edges).toEqual([{ node: { reference: kept.ref } }]);
    expect([sessions.totalCount, schedules.totalCount]).toEqual([kept.days, 1]);
  });

  test.each([
    ['its reference in brackets', () => `(${kept.ref})`],
    ['the title of its course', () => 'quorn'],
    ['the reference of its course', () => 'qe-7'],
    ['its trainer', () => "O'Zymandias"],
  ])('finds it among others by %s', async (_, search) => {
    const { classes, sessions, schedules } = await found(search());
    expect(classes.edges).toContainEqual({ node: { reference: kept.ref } });
    expect(sessions.totalCount).toBeGreaterThanOrEqual(kept.days);
    expect(schedules.totalCount).toBeGreaterThan(0);
  });

  test('follows a changed address and room, and keeps nothing of a deleted class', async () => {
    await database.execute(sql`UPDATE address SET city = 'Hebden Bridge' WHERE id = ${kept.address}`);
    await database.execute(sql`UPDATE training_session SET venue = NULL WHERE class_id = ${kept.id}`);
    expect((await found('leedsborough')).classes.edges).toEqual([]);
    expect((await found('kestrel')).classes.edges).toEqual([]);
    expect((await found('hebden bridge bracken')).classes.edges).toEqual([{ node: { reference: kept.ref } }]);
    const { rows } = await database.execute(sql`
      SELECT class_id FROM training_class_place EXCEPT SELECT id FROM training_class`);
    expect(rows).toEqual([]);
  });
});
