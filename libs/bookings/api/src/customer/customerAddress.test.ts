import type { Database } from '@console/api-kit/database';
import { demoDatabase, describeWithDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

const update = `mutation ($input: updateCustomerInput!) { updateCustomer(input: $input) { customer { billingAddress { city } } } }`;
const create = `mutation ($input: createBookingInput!) { createBooking(input: $input) { booking { billingAddress { city } } } }`;

describeWithDatabase('the billing address of a customer', (databases) => {
  let database: Database;
  let server: TestServer;
  let token: string;

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    token = await server.token('manager@example.com');
  });
  afterAll(() => server.close());

  test('a corrected address is copied to new bookings, and earlier bookings keep theirs', async () => {
    const { rows } = await database.execute<
      Record<'booking' | 'customer' | 'brand' | 'manager' | 'person', string>
    >(sql`
      SELECT b.id AS booking, b.customer_id AS customer, b.brand_id AS brand, b.account_manager_id AS manager,
        (SELECT min(id) FROM person WHERE customer_id = b.customer_id) AS person
      FROM booking b WHERE b.billing_address_id IS NOT NULL ORDER BY b.id LIMIT 1`);
    const found = rows[0];
    if (!found) throw new Error('No booking has an address.');
    const cityOfBooking = async () => {
      const answer = await server.ask(
        token,
        `{ booking(id: "bookings/${found.booking}") { billingAddress { city } } }`,
      );
      return answer.data;
    };
    const before = await cityOfBooking();
    const billingAddress = { address1: '4 Sovereign Street', city: 'Newtown', country: 'GB' };
    const changed = await server.ask(token, update, {
      input: { id: `customers/${found.customer}`, billingAddress },
    });
    expect(changed.data).toEqual({ updateCustomer: { customer: { billingAddress: { city: 'Newtown' } } } });
    expect(await cityOfBooking()).toEqual(before);
    const contact = `customer_contacts/${found.person}`;
    const made = await server.ask(token, create, {
      input: {
        customer: `customers/${found.customer}`,
        title: 'After the move',
        brand: `brands/${found.brand}`,
        accountManager: `users/${found.manager}`,
        booker: contact,
        biller: contact,
      },
    });
    expect(made.errors).toBeUndefined();
    expect(made.data).toEqual({ createBooking: { booking: { billingAddress: { city: 'Newtown' } } } });
  });

  test('null removes the address, and the history names the old one', async () => {
    const { rows } = await database.execute<{ id: string }>(
      sql`SELECT id FROM customer WHERE billing_address_id IS NOT NULL ORDER BY id DESC LIMIT 1`,
    );
    const id = `customers/${rows[0]?.id}`;
    const { errors } = await server.ask(token, update, { input: { id, billingAddress: null } });
    expect(errors).toBeUndefined();
    const { data } = await server.ask(
      token,
      `{ customer(id: "${id}") { billingAddress { city } history(first: 1) { edges { node { changes { field from to } } } } } }`,
    );
    expect(data?.customer).toEqual({
      billingAddress: null,
      history: {
        edges: [{ node: { changes: [{ field: 'Billing address', from: expect.stringContaining(', '), to: null }] } }],
      },
    });
  });
});
