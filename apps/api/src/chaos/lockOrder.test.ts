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

  /**
   * Stops the first write at a locked row, starts the second one, and lets both go on when the second waits too or is
   * done.
   */
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
    let done = false;
    const other = second().finally(() => {
      done = true;
    });
    await expect.poll(async () => done || (await waiting()) === 2).toBe(true);
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

  test('a booking is deleted, and its list of delegates is checked: the refusal says what is gone', async () => {
    const [id = ''] = await addClassesToMove(database, 1, { status: 'confirmed', booking: 'draft' });
    const input = { bookingItem: `booking_items/${id}`, delegates: `Maya Okafor maya.${id}@calder.example` };
    const [deleted, imported] = await meet(
      sql`SELECT FROM training_seat_reservation WHERE id = ${id}`,
      () => write('deleteBooking', { id: `bookings/${id}` }),
      () => write('importDelegates', input),
    );
    expect(saidOf(deleted)).toBe('done');
    expect(imported.errors?.[0]?.extensions?.violations).toEqual([
      { path: 'bookingItem', message: 'This booking item no longer exists.' },
    ]);
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

  // PostgreSQL checks the foreign keys of a row again when one transaction updates it twice. The check waits for a lock
  // `FOR UPDATE` of the row above. So only removals take that lock.

  test('a booking is delivered and complete at once, and its class is delivered', async () => {
    const [id = ''] = await addClassesToMove(database, 1, { status: 'confirmed', booking: 'confirmed', over: true });
    await database.execute(sql`UPDATE booking_item SET unit_price = 0 WHERE id = ${id}`);
    const answers = await meet(
      sql`SELECT FROM booking_item WHERE id = ${id}`,
      () => write('deliverBooking', { id: `bookings/${id}` }),
      () => write('deliverTrainingClass', { id: `training_classes/${id}` }),
    );
    expect(answers.map(saidOf)).toEqual(['done', 'done']);
    const { rows } = await database.execute(
      sql`SELECT b.status, c.status AS class FROM booking b, training_class c WHERE b.id = ${id} AND c.id = ${id}`,
    );
    expect(rows).toEqual([{ status: 'complete', class: 'delivered' }]);
  });

  test('a course is published with a new title, and a trainer who teaches it gets another name', async () => {
    const [id = ''] = await addClassesToMove(database, 1, { status: 'confirmed' });
    const trainer = await addTrainer(database, newId(), id);
    const { rows } = await database.execute<{ course: string }>(
      sql`SELECT course_id AS course FROM trainer_course WHERE id = ${trainer}`,
    );
    const course = { id: `courses/${rows[0]?.course}` };
    expect(saidOf(await write('updateCourse', { ...course, title: 'Negotiation for buyers' }))).toBe('done');
    const answers = await meet(
      sql`SELECT FROM person WHERE id = ${trainer}`,
      () => write('updateTrainer', { id: `trainers/${trainer}`, givenName: 'Isolde' }),
      () => write('publishCourse', course),
    );
    expect(answers.map(saidOf)).toEqual(['done', 'done']);
  });

  test('a payment also changes the money to be refunded, and the booking is canceled', async () => {
    const [id = ''] = await addClassesToMove(database, 1, { status: 'confirmed', booking: 'confirmed' });
    const invoice = newId();
    await database.execute(sql`INSERT INTO invoice (id, customer_id, booking_id, booking_item_id, document_date, due_date)
      SELECT ${invoice}, customer_id, ${id}, ${id}, current_date, current_date FROM booking WHERE id = ${id}`);
    await database.execute(sql`INSERT INTO invoice_line (id, invoice_id, position, booking_item_id, description, quantity, unit_price)
      VALUES (${invoice}, ${invoice}, 1, ${id}, 'Two seats', 2, 49500)`);
    await database.execute(sql`UPDATE invoice SET status = 'confirmed' WHERE id = ${invoice}`);
    const paid = Promise.withResolvers<void>();
    const met = Promise.withResolvers<void>();
    const paying = database.transaction(async (tx) => {
      await tx.execute(sql`INSERT INTO payment (id, invoice_id, received_at, amount, payment_method)
        VALUES (${invoice}, ${invoice}, now(), 118800, 'bank_transfer')`);
      paid.resolve();
      await met.promise;
      await tx.execute(sql`UPDATE invoice SET to_be_refunded = 100 WHERE id = ${invoice}`);
    });
    await paid.promise;
    const canceling = write('cancelBooking', { id: `bookings/${id}`, reason: 'The customer has no budget.' });
    await expect.poll(waiting).toBe(1);
    met.resolve();
    await paying;
    expect(saidOf(await canceling)).toBe('done');
    const { rows } = await database.execute(
      sql`SELECT status, to_be_refunded AS back FROM invoice WHERE id = ${invoice}`,
    );
    expect(rows).toEqual([{ status: 'paid', back: 118_800 }]);
  });
});
