import { type Database, newId } from '@console/api-kit/database';
import {
  createTestDatabase,
  demoDatabase,
  type GraphqlAnswer,
  startTestServer,
  type TestServer,
  testPostgresUrl,
} from '@console/api-kit/testing';
import { addClassesToMove, addTrainer, saidOf } from '@console/classes-api/testing';
import { runJobs } from '@console/core-api/testing';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** Decision 0036. Each test makes two writes meet at the locks at which they would deadlock in the wrong order. */
describe.skipIf(!testPostgresUrl())('two writes take their locks in one order', () => {
  let database: Database;
  let server: TestServer;
  let token: string;

  beforeAll(async () => {
    database = await createTestDatabase({ ...demoDatabase(), engine: 'postgres' });
    server = await startTestServer({ database });
    token = await server.token('manager@example.com');
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  const write = (name: string, input: object): Promise<GraphqlAnswer> =>
    server.ask(token, `mutation ($input: ${name}Input!) { ${name}(input: $input) { clientMutationId } }`, { input });

  async function waiting(): Promise<number> {
    const { rows } = await database.execute(
      sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return rows.length;
  }

  /** Stops the first write at a locked row, starts the second one, and lets both go on when it waits too. */
  async function meet<First, Second>(
    row: SQL,
    first: () => Promise<First>,
    second: () => Promise<Second>,
  ): Promise<[First, Second]> {
    const [locked, met] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = database.transaction(async (tx) => {
      await tx.execute(sql`${row} FOR UPDATE`);
      locked.resolve();
      await met.promise;
    });
    await locked.promise;
    const one = first();
    await expect.poll(waiting).toBe(1);
    const other = second();
    await expect.poll(waiting).toBe(2);
    met.resolve();
    await holding;
    return Promise.all([one, other]);
  }

  test.each([
    ['canceled', 'confirmed', 'cancelBooking', { reason: 'The customer has no budget.' }],
    ['deleted', 'draft', 'deleteBooking', {}],
  ] as const)('a booking is %s, and delegates are imported', async (_, booking, name, more) => {
    const [id = ''] = await addClassesToMove(database, 1, { status: 'confirmed', booking });
    const input = { bookingItem: `booking_items/${id}`, delegates: `Maya Okafor maya.${id}@calder.example` };
    expect(saidOf(await write('importDelegates', input))).toBe('done');
    const [answer, errors] = await meet(
      sql`SELECT FROM training_seat_reservation WHERE id = ${id}`,
      () => write(name, { id: `bookings/${id}`, ...more }),
      () => runJobs(database),
    );
    expect([saidOf(answer), errors]).toEqual(['done', []]);
  });

  test('a trainer gets another name, and the sessions of a class of theirs are moved', async () => {
    const [id = ''] = await addClassesToMove(database, 1, { status: 'confirmed' });
    const trainer = await addTrainer(database, newId(), id);
    await database.execute(sql`UPDATE training_class SET trainer_id = ${trainer} WHERE id = ${id}`);
    const { rows } = await database.execute<{ id: string }>(
      sql`SELECT id FROM training_session WHERE class_id = ${id} ORDER BY starts_at`,
    );
    const sessions = rows.map((session, day) => ({
      id: `training_sessions/${session.id}`,
      ...{ date: `2098-05-0${day + 5}`, startsAt: '09:30', endsAt: '16:30' },
    }));
    const answers = await meet(
      sql`SELECT FROM person WHERE id = ${trainer}`,
      () => write('updateTrainer', { id: `trainers/${trainer}`, givenName: 'Isolde' }),
      () => write('updateTrainingSessions', { id: `training_classes/${id}`, sessions, reason: 'The room is taken.' }),
    );
    expect(answers.map(saidOf)).toEqual(['done', 'done']);
  });
});
