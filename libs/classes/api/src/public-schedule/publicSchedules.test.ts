import type { Database } from '@console/api-kit/database';
import { demoDatabase, describeWithDatabase, NOW, startTestServer, type TestServer } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

const query = `query ($first: Int, $coming: Boolean, $seatsLeft: Boolean, $status: [TrainingClassStatus!], $search: String,
    $trainer: ID, $brand: ID, $course: ID, $deliveryFormat: [DeliveryFormat!], $order: [PublicScheduleFilter_order!]) {
  publicSchedules(first: $first, coming: $coming, seatsLeft: $seatsLeft, trainingClass_status_list: $status,
      trainingClass_search: $search, trainingClass_trainer: $trainer, trainingClass_brand: $brand,
      courseVersion_course: $course, deliveryFormat_list: $deliveryFormat, order: $order) {
    totalCount
    edges { node { id deliveryFormat courseVersion { course { id } }
      trainingClass { title reference status startsAt endsAt seatsFreeCount trainer { id } brand { id } } } } } }`;

interface Schedule {
  id: string;
  deliveryFormat: string;
  courseVersion: { course: { id: string } };
  trainingClass: {
    title: string;
    reference: string;
    status: string;
    startsAt: string;
    endsAt: string;
    seatsFreeCount: number;
    trainer: { id: string } | null;
    brand: { id: string };
  };
}

describeWithDatabase('public schedules', (databases) => {
  let database: Database;
  let server: TestServer;
  let token: string;
  let statements = 0;

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    // The filters compare with the clock of the database, and in the demo data it is the time of NOW.
    await database.execute(sql`UPDATE training_session SET starts_at = starts_at + since.days, ends_at = ends_at + since.days
      FROM (SELECT date_trunc('day', now() - ${NOW.toISOString()}::timestamptz) AS days) AS since`);
    server = await startTestServer({ database });
    token = await server.token('manager@example.com');
    database.onStatement(() => {
      statements += 1;
    });
  });
  afterAll(() => server.close());

  async function ask(variables: object = {}): Promise<{ count: number; schedules: Schedule[] }> {
    statements = 0;
    const { data, errors } = await server.ask(token, query, { first: 500, ...variables });
    expect(errors).toBeUndefined();
    const list = data?.publicSchedules as { totalCount: number; edges: { node: Schedule }[] };
    return { count: list.totalCount, schedules: list.edges.map(({ node }) => node) };
  }

  test('CLS-15 public schedules are listed by their first day, with a fixed number of statements', async () => {
    const { count, schedules } = await ask();
    expect(statements).toBeLessThanOrEqual(8);
    expect(schedules).toHaveLength(count);
    const starts = schedules.map(({ trainingClass }) => trainingClass.startsAt);
    expect(starts).toEqual([...starts].sort());
    const { rows } = await database.execute<{ count: number }>(
      sql`SELECT count(*)::int AS count FROM training_class WHERE public_schedule_id IS NOT NULL`,
    );
    expect(count).toBe(rows[0]?.count);
  });

  test('CLS-15 a schedule of a running class is still to come, because its seats can be sold', async () => {
    const [chosen] = (await ask({ coming: true, status: ['confirmed'] })).schedules;
    if (!chosen) throw new Error('The demo data has no public schedule to come.');
    const { reference } = chosen.trainingClass;
    const found = async (coming: boolean) => (await ask({ coming, search: reference })).count;
    // Its first session began an hour ago.
    await database.execute(sql`UPDATE training_session SET starts_at = now() - interval '1 hour', ends_at = now() + interval '6 hours'
      WHERE id = (SELECT id FROM training_session WHERE class_id = (SELECT id FROM training_class WHERE ref = ${reference})
        ORDER BY starts_at LIMIT 1)`);
    expect([await found(true), await found(false)]).toEqual([1, 0]);
  });

  test('CLS-15 they are those to come or those of the past, and those whose seats can still be sold', async () => {
    const [all, coming, past, left] = [
      await ask(),
      await ask({ coming: true }),
      await ask({ coming: false }),
      await ask({ seatsLeft: true }),
    ];
    expect(coming.count).toBeGreaterThan(0);
    expect(coming.count + past.count).toBe(all.count);
    const now = new Date().toISOString();
    expect(coming.schedules.every(({ trainingClass }) => trainingClass.endsAt > now)).toBe(true);
    const sellable = all.schedules.filter(
      ({ trainingClass: { status, endsAt, seatsFreeCount } }) =>
        ['provisional', 'confirmed'].includes(status) && endsAt > now && seatsFreeCount > 0,
    );
    expect(left.schedules.map(({ id }) => id)).toEqual(sellable.map(({ id }) => id));
    expect((await ask({ seatsLeft: false })).count).toBe(all.count - left.count);
  });

  test('CLS-15 every filter asks for the class of the schedule, and the title sorts', async () => {
    const { schedules } = await ask();
    const chosen = schedules.find(({ trainingClass }) => trainingClass.trainer !== null);
    if (!chosen) throw new Error('The demo data has no public schedule with a trainer.');
    const { trainingClass, courseVersion, deliveryFormat } = chosen;
    const { trainer, brand, reference, status } = trainingClass;
    for (const [variables, matches] of [
      [{ trainer: trainer?.id }, (other: Schedule) => other.trainingClass.trainer?.id === trainer?.id],
      [{ brand: brand.id }, (other: Schedule) => other.trainingClass.brand.id === brand.id],
      [{ status: [status] }, (other: Schedule) => other.trainingClass.status === status],
      [{ search: reference }, (other: Schedule) => other.trainingClass.reference === reference],
      [{ deliveryFormat: [deliveryFormat] }, (other: Schedule) => other.deliveryFormat === deliveryFormat],
      [
        { course: courseVersion.course.id },
        (other: Schedule) => other.courseVersion.course.id === courseVersion.course.id,
      ],
    ] as const) {
      const found = await ask(variables);
      expect(found.schedules.map(({ id }) => id)).toEqual(schedules.filter(matches).map(({ id }) => id));
    }
    const titles = (await ask({ order: [{ title: 'ASC' }] })).schedules.map(({ trainingClass }) =>
      trainingClass.title.toLowerCase(),
    );
    expect(titles).toEqual([...titles].sort());
  });

  test('a class that gets another title takes its schedule along in the order by title', async () => {
    const { schedules } = await ask();
    const [first] = schedules;
    const { rows } = await database.execute<{ id: string }>(
      sql`UPDATE training_class SET title = 'Aardvark handling' WHERE public_schedule_id = ${first?.id.split('/')[1]} RETURNING id`,
    );
    expect(rows).toHaveLength(1);
    expect((await ask({ first: 1, order: [{ title: 'ASC' }] })).schedules[0]?.id).toBe(first?.id);
  });
});
