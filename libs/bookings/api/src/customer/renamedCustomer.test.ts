import { type Database, newId, type Queries } from '@console/api-kit/database';
import {
  demoDatabase,
  describeWithDatabase,
  LONG_AGO,
  startTestServer,
  type TestServer,
} from '@console/api-kit/testing';
import { newJobQueue, runJobs } from '@console/core-api/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBookingsToMove } from '../testing/bookingsToMove.ts';

const rename = `mutation ($input: updateCustomerInput!) { updateCustomer(input: $input) { customer { name } } }`;
const confirm = `mutation ($input: confirmBookingInput!) { confirmBooking(input: $input) { booking { status } } }`;
const MANY = 1_300;

describeWithDatabase('a customer with a new name', (databases) => {
  let database: Database;
  let server: TestServer;
  let token: string;
  /** The ULID of a customer with many bookings. */
  let customer: string;

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    token = await server.token('manager@example.com');
    const [booking] = await addBookingsToMove(database, 1, { status: 'draft' });
    const { rows } = await database.execute<{ id: string }>(
      sql`SELECT customer_id AS id FROM booking WHERE id = ${booking}`,
    );
    customer = rows[0]?.id ?? '';
    await database.execute(newBookings(MANY));
  });
  afterAll(() => server.close());

  /** Adds draft bookings of the customer. */
  const newBookings = (count: number) => sql`
    INSERT INTO booking (id, title, booked_at, brand_id, account_manager_id, customer_id, created_at, updated_at)
    SELECT ${newId().slice(0, 20)} || lpad(n::text, 6, '0'), 'Autumn cohort', ${LONG_AGO}, brand_id, account_manager_id, ${customer},
      ${LONG_AGO}, ${LONG_AGO}
    FROM (SELECT * FROM booking ORDER BY number LIMIT 1) one, generate_series(1, ${count}) n`;

  const renamed = (name: string) => server.ask(token, rename, { input: { id: `customers/${customer}`, name } });

  /** How many bookings and invoices of the customer have a copy of an old name. */
  async function old() {
    const { rows } = await database.execute<Record<'bookings' | 'invoices', number>>(sql`SELECT
      (SELECT count(*)::int FROM booking WHERE customer_id = c.id AND customer_name_sort <> c.name_sort) AS bookings,
      (SELECT count(*)::int FROM invoice WHERE customer_id = c.id AND customer_name <> c.name) AS invoices
      FROM customer c WHERE id = ${customer}`);
    return rows[0] ?? expect.unreachable('The customer is gone.');
  }

  async function bookings(): Promise<number> {
    const { rows } = await database.execute<{ count: number }>(
      sql`SELECT count(*)::int AS count FROM booking WHERE customer_id = ${customer}`,
    );
    return rows[0]?.count ?? 0;
  }

  async function finished(name: string): Promise<number> {
    const { rows } = await database.execute<{ count: number }>(
      sql`SELECT count(*)::int AS count FROM job WHERE name = ${name} AND status = 'completed'`,
    );
    return rows[0]?.count ?? 0;
  }

  test('the first bookings have the new name at once, the others after short steps, and the list finds all of them', async () => {
    expect((await renamed('Calder Mills')).errors).toBeUndefined();
    expect((await old()).bookings).toBeGreaterThan(MANY - 300);
    expect(await runJobs(database)).toEqual([]);
    expect(await old()).toEqual({ bookings: 0, invoices: 0 });
    const { data } = await server.ask(token, `{ bookings(search: "calder mills") { totalCount } }`);
    expect(data).toEqual({ bookings: { totalCount: await bookings() } });
    expect(await finished('copyCustomerNameToBookings')).toBe(1);
  });

  test('a customer with few bookings needs no job', async () => {
    const { rows } = await database.execute<{ id: string }>(sql`SELECT customer_id AS id FROM booking
      WHERE customer_id <> ${customer} GROUP BY customer_id HAVING count(*) < 100 ORDER BY customer_id LIMIT 1`);
    const id = rows[0]?.id ?? '';
    const before = await finished('copyCustomerNameToBookings');
    const { errors } = await server.ask(token, rename, { input: { id: `customers/${id}`, name: 'Few' } });
    expect(errors).toBeUndefined();
    const names = sql`SELECT DISTINCT customer_name_sort AS name FROM booking WHERE customer_id = ${id}`;
    expect((await database.execute(names)).rows).toEqual([{ name: 'few' }]);
    await runJobs(database);
    expect(await finished('copyCustomerNameToBookings')).toBe(before);
  });

  test('a copy that a failed job left old becomes true when the same name is saved again', async () => {
    const name = 'Saved twice';
    expect((await renamed(name)).errors).toBeUndefined();
    expect((await old()).bookings).toBeGreaterThan(0);
    await database.execute(
      sql`UPDATE job SET status = 'failed', message = 'It failed.', due_at = NULL, ended_at = now() WHERE status = 'pending'`,
    );
    expect(await runJobs(database)).toEqual([]);
    expect((await old()).bookings).toBeGreaterThan(0);
    expect((await renamed(name)).errors).toBeUndefined();
    expect(await runJobs(database)).toEqual([]);
    expect(await old()).toEqual({ bookings: 0, invoices: 0 });
  });

  test('is copied also when its author has gone, and after any number of errors', async () => {
    expect((await renamed('Copied for good')).errors).toBeUndefined();
    await database.execute(sql`UPDATE "user" SET is_active = false WHERE sign_in_email = 'manager@example.com'`);
    await database.execute(sql`ALTER FUNCTION copy_customer_name_to_bookings RENAME TO broken`);
    const { queue, errors } = newJobQueue(database, { retry: 1 });
    const never = new AbortController().signal;
    await expect
      .poll(async () => {
        await (await queue.take())?.(never);
        return errors.length;
      })
      .toBeGreaterThan(6);
    const { rows } = await database.execute<{ id: string }>(sql`SELECT id FROM job WHERE status = 'retrying'`);
    const cancel = `mutation ($id: ID!) { cancelJob(input: { id: $id }) { job { status } } }`;
    const admin = await server.token('admin@example.com');
    const { errors: refusals } = await server.ask(admin, cancel, { id: `jobs/${rows[0]?.id}` });
    expect(refusals?.[0]?.message).toBe('The console does this work by itself. It cannot be canceled.');
    await database.execute(sql`ALTER FUNCTION broken RENAME TO copy_customer_name_to_bookings`);
    expect((await old()).bookings).toBeGreaterThan(0);
    await expect
      .poll(async () => {
        await (await queue.take())?.(never);
        return old();
      })
      .toEqual({ bookings: 0, invoices: 0 });
    await database.execute(sql`UPDATE "user" SET is_active = true WHERE sign_in_email = 'manager@example.com'`);
  });

  test('bookings that are confirmed at the same time do not collide with the new name, and all have it afterwards', async () => {
    for (let round = 0; round < 3; round++) {
      const bookings = await addBookingsToMove(database, 4, { status: 'draft' });
      const answers = await Promise.all([
        ...bookings.map((id) => server.ask(token, confirm, { input: { id: `bookings/${id}` } })),
        renamed(`Renamed in round ${round}`),
      ]);
      expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
      expect(await runJobs(database)).toEqual([]);
      expect(await old()).toEqual({ bookings: 0, invoices: 0 });
    }
  });

  // The embedded database has one session, so nobody else can hold a lock.
  test.runIf(databases.engine === 'postgres')(
    'the new name waits for nobody who has a booking of the customer open',
    async () => {
      const { rows } = await database.execute<{ id: string }>(
        sql`SELECT id FROM booking WHERE customer_id = ${customer} ORDER BY id LIMIT 1`,
      );
      await database.transaction(async (tx) => {
        await tx.execute(sql`SELECT FROM booking WHERE id = ${rows[0]?.id} FOR UPDATE`);
        expect((await renamed('While it is open')).errors).toBeUndefined();
      });
      expect(await runJobs(database)).toEqual([]);
      expect(await old()).toEqual({ bookings: 0, invoices: 0 });
    },
  );

  test.runIf(databases.engine === 'postgres')(
    'a booking that is made while the name changes has the new one',
    async () => {
      const saving = await database.transaction(async (tx) => {
        await tx.execute(newBookings(1));
        const answer = renamed('While it is made');
        // The rename has begun, and waits for this booking.
        await expect.poll(() => waiting(tx)).toBeGreaterThan(0);
        return { answer };
      });
      expect((await saving.answer).errors).toBeUndefined();
      expect(await runJobs(database)).toEqual([]);
      expect(await old()).toEqual({ bookings: 0, invoices: 0 });
    },
  );
});

/** How many locks are waited for. */
async function waiting(queries: Queries): Promise<number> {
  const { rows } = await queries.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM pg_locks WHERE NOT granted`,
  );
  return rows[0]?.count ?? 0;
}
