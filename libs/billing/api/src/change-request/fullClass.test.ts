import type { Database } from '@console/api-kit/database';
import { demoDatabase, describeWithDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { type ClassMove, classDesk, saidOf, statuses } from '@console/classes-api/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addFullClass } from '../testing/fullClass.ts';

describeWithDatabase('a class with many bookings', (databases) => {
  let database: Database;
  let server: TestServer;
  let token: string;
  const { moveClass, impactOf } = classDesk(
    () => database,
    () => token,
  );

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    token = await server.token('manager@example.com');
    // From now on the server remembers the viewer.
    await server.ask(token, '{ __typename }');
  });
  afterAll(() => server.close());

  /**
   * Returns the SQL statements that `work` sends. Notifications are left out, because a large change needs several.
   */
  async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
    const statements: string[] = [];
    const stop = database.onStatement((text) => statements.push(text));
    await work();
    stop();
    return statements.filter((text) => !text.includes('pg_notify'));
  }

  const done = async (move: ClassMove, id: string) => expect(saidOf(await moveClass(server, move, id))).toBe('done');

  /** Returns the statements of each move and of its impact. `deliver` uses a second class, which is over. */
  async function statementsOfAll(places: number): Promise<Record<string, string[]>> {
    const id = await addFullClass(database, places);
    const asked: Record<string, string[]> = {};
    for (const move of ['postpone', 'reschedule', 'cancel'] as const) {
      asked[`impact of ${move}`] = await statementsOf(() => impactOf(server, id, move));
      asked[move] = await statementsOf(() => done(move, id));
    }
    const over = await addFullClass(database, places);
    await database.execute(sql`UPDATE training_session SET starts_at = starts_at - interval '90 years',
      ends_at = ends_at - interval '90 years' WHERE class_id = ${over}`);
    asked['impact of deliver'] = await statementsOf(() => impactOf(server, over, 'deliver'));
    asked.deliver = await statementsOf(() => done('deliver', over));
    return asked;
  }

  test('needs no statement for each row: 40 bookings take as many statements as 4', async () => {
    const few = await statementsOfAll(4);
    const many = await statementsOfAll(40);
    const counts = (asked: typeof few) =>
      Object.fromEntries(Object.entries(asked).map(([step, statements]) => [step, statements.length]));
    expect(counts(many)).toEqual(counts(few));
  });

  test('all answers of an inquiry share one read of its bookings', async () => {
    const id = await addFullClass(database, 4);
    const statements = await statementsOf(() => impactOf(server, id, 'cancel'));
    expect(statements.filter((text) => /from "booking" inner join "customer"/.test(text))).toHaveLength(1);
  });

  test('the impact announces the consequence for each booking and invoice, and the move keeps to it', async () => {
    const id = await addFullClass(database, 6);
    const impacts = await impactOf(server, id, 'cancel');
    const byEntity = Object.groupBy(impacts, ({ entity }) => entity);
    expect(byEntity.booking).toHaveLength(6);
    expect(byEntity.invoice?.map(({ consequence }) => consequence)).toEqual(Array(6).fill('becomes void'));
    await done('cancel', id);
    const after = await statuses(database);
    expect(byEntity.invoice?.map(({ target }) => after.get(target ?? ''))).toEqual(Array(6).fill('voided'));
    const goOn = byEntity.booking?.filter(({ consequence }) => consequence.endsWith('its other items stay')) ?? [];
    expect(goOn.map(({ target }) => after.get(target ?? ''))).toEqual(Array(3).fill('confirmed'));
    const end = byEntity.booking?.filter((one) => !goOn.includes(one)) ?? [];
    expect(end.map(({ target }) => after.get(target ?? ''))).toEqual(Array(3).fill('canceled'));
  });
});
