import type { Database } from '@console/api-kit/database';
import { demoDatabase, describeOnEachDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBookingsToMove } from './testing/bookingsToMove.ts';

const rename = `mutation ($input: updateCustomerInput!) { updateCustomer(input: $input) { customer { name } } }`;
const confirm = `mutation ($input: confirmBookingInput!) { confirmBooking(input: $input) { booking { status } } }`;

describeOnEachDatabase('a customer with a new name', (each) => {
  let database: Database;
  let server: TestServer;
  let token: string;

  beforeAll(async () => {
    database = await each.create(demoDatabase());
    server = await startTestServer({ database });
    token = await server.token('manager@example.com');
  });
  afterAll(() => server.close());

  test('bookings that are confirmed at the same time and the new name wait for each other, and lists find the new name', async () => {
    for (let round = 0; round < 3; round++) {
      const bookings = await addBookingsToMove(database, 4, { status: 'draft' });
      const { rows } = await database.execute<{ id: string }>(
        sql`SELECT customer_id AS id FROM booking WHERE id = ${bookings[0]}`,
      );
      const name = `Renamed in round ${round}`;
      const answers = await Promise.all([
        ...bookings.map((id) => server.ask(token, confirm, { input: { id: `bookings/${id}` } })),
        server.ask(token, rename, { input: { id: `customers/${rows[0]?.id}`, name } }),
      ]);
      expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
      const invoices = await database.execute<{ name: string }>(
        sql`SELECT DISTINCT customer_name AS name FROM invoice WHERE customer_id = ${rows[0]?.id}`,
      );
      expect(invoices.rows).toEqual([{ name }]);
      const found = await server.ask(token, `{ bookings(search: "${name}", first: 500) { totalCount } }`);
      const { count } = (
        await database.execute<{ count: number }>(
          sql`SELECT count(*)::int AS count FROM booking WHERE customer_id = ${rows[0]?.id}`,
        )
      ).rows[0] ?? { count: 0 };
      expect(found.data).toEqual({ bookings: { totalCount: count } });
    }
  });
});
