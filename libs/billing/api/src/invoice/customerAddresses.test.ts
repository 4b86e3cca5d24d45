import { type Database, newId } from '@console/api-kit/database';
import { demoDatabase, describeWithDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { addBookingsToMove } from '@console/bookings-api/testing';
import { runJobs } from '@console/core-api/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const old = { address1: '14 Crossley Street', city: 'Halifax', postcode: 'HX1 1UJ', country: 'GB' };
const to = (city: string) => ({ ...old, city });
const statuses = ['draft', 'confirmed', 'on_hold', 'delivered', 'complete', 'canceled'] as const;

describeWithDatabase('a corrected address of a customer', (databases) => {
  let database: Database;
  let server: TestServer;
  let token: string;
  let customer: string;
  /** A booking of each status, with the old address. */
  let bookings: readonly string[];
  /** A draft and a confirmed invoice, with the old address. */
  let invoices: readonly string[];

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    token = await server.token('manager@example.com');
  });
  afterAll(() => server.close());

  beforeEach(async () => {
    const added: string[] = [];
    for (const status of statuses) added.push(...(await addBookingsToMove(database, 1, { status })));
    bookings = added;
    customer = await columnOf('booking', 'customer_id', added[0]);
    invoices = [await addInvoice('draft'), await addInvoice('confirmed')];
    await correct(old);
  });

  async function columnOf(table: 'booking' | 'invoice', column: string, id = ''): Promise<string> {
    const name = { booking: sql`booking`, invoice: sql`invoice` }[table];
    const { rows } = await database.execute<{ value: string }>(
      sql`SELECT ${sql.raw(column)} AS value FROM ${name} WHERE id = ${id}`,
    );
    return rows[0]?.value ?? '';
  }

  async function addInvoice(status: string): Promise<string> {
    const id = newId();
    await database.execute(sql`INSERT INTO address (id, address1, city, postcode, country)
      VALUES (${id}, ${old.address1}, ${old.city}, ${old.postcode}, ${old.country})`);
    await database.execute(sql`INSERT INTO invoice (id, status, customer_id, billing_address_id, document_date, due_date)
      VALUES (${id}, ${status}, ${customer}, ${id}, '2026-01-05T00:00Z', '2026-02-04T00:00Z')`);
    return id;
  }

  async function correct(billingAddress: object | null, correctCopies?: boolean): Promise<void> {
    const { errors } = await server.ask(
      token,
      'mutation ($input: updateCustomerInput!) { updateCustomer(input: $input) { customer { id } } }',
      { input: { id: `customers/${customer}`, billingAddress, correctCopies } },
    );
    expect(errors).toBeUndefined();
  }

  /** The cities of the bookings and the invoices. */
  async function cities(): Promise<string[]> {
    const found: string[] = [];
    for (const [table, ids] of [['booking', bookings] as const, ['invoice', invoices] as const]) {
      for (const id of ids) {
        found.push(await columnOf(table, '(SELECT city FROM address WHERE address.id = billing_address_id)', id));
      }
    }
    return found;
  }

  async function jobs(): Promise<number> {
    const { rows } = await database.execute<{ count: number }>(
      sql`SELECT count(*)::int AS count FROM job WHERE name LIKE 'correctAddressOf%'`,
    );
    return rows[0]?.count ?? 0;
  }

  const unchanged = Array.from({ length: 8 }, () => 'Halifax');

  test('the open bookings and draft invoices that have exactly the old one are counted', async () => {
    const counts = async () => {
      const { data } = await server.ask(
        token,
        `{ customer(id: "customers/${customer}") {
          bookings: openBookingsWithBillingAddress { totalCount edges { node { id status } } }
          invoices: draftInvoicesWithBillingAddress { totalCount edges { node { id } } } } }`,
      );
      return data?.customer as Record<
        'bookings' | 'invoices',
        { totalCount: number; edges: { node: { id: string; status: string } }[] }
      >;
    };
    const before = await counts();
    const open = new Set(before.bookings.edges.map(({ node }) => node.status));
    expect([...open].toSorted()).toEqual(['confirmed', 'draft', 'on_hold']);
    expect(before.invoices.edges.map(({ node }) => node.id)).toContain(`invoices/${invoices[0]}`);
    await database.execute(sql`UPDATE address SET address2 = 'Floor 2' WHERE id IN (${bookings[0]}, ${invoices[0]})`);
    const after = await counts();
    expect(after.bookings.totalCount).toBe(before.bookings.totalCount - 1);
    expect(after.invoices.totalCount).toBe(before.invoices.totalCount - 1);
  });

  test('without the offer no other record changes, and no work is started', async () => {
    const before = await jobs();
    await correct(to('Leeds'));
    await correct(to('Leeds'), true);
    expect(await jobs()).toBe(before);
    expect(await runJobs(database)).toEqual([]);
    expect(await cities()).toEqual(unchanged);
  });

  test('with the offer the open ones get the new one, with their history, and the others keep theirs', async () => {
    await correct(to('Leeds'), true);
    expect(await runJobs(database)).toEqual([]);
    const kept = ['Halifax', 'Halifax', 'Halifax'];
    expect(await cities()).toEqual(['Leeds', 'Leeds', 'Leeds', ...kept, 'Leeds', 'Halifax']);
    const { data } = await server.ask(
      token,
      `{ booking(id: "bookings/${bookings[0]}") { updatedBy { person { email } }
          history(first: 1) { edges { node { changes { field from to } } } } }
        invoice(id: "invoices/${invoices[0]}") { version
          activityLogs(first: 1) { edges { node { action metadata } } } } }`,
    );
    const changes = [
      {
        field: 'Billing address',
        from: '14 Crossley Street, Halifax, HX1 1UJ, GB',
        to: '14 Crossley Street, Leeds, HX1 1UJ, GB',
      },
    ];
    expect(data).toEqual({
      booking: {
        updatedBy: { person: { email: 'manager@example.com' } },
        history: { edges: [{ node: { changes } }] },
      },
      invoice: {
        version: 2,
        activityLogs: {
          edges: [{ node: { action: 'updated', metadata: expect.objectContaining({ parts: 'billing address' }) } }],
        },
      },
    });
  });

  test('a record that is changed before its turn keeps what somebody gave it', async () => {
    await correct(to('Leeds'), true);
    const { errors } = await server.ask(
      token,
      'mutation ($input: updateBookingInput!) { updateBooking(input: $input) { booking { id } } }',
      { input: { id: `bookings/${bookings[0]}`, billingAddress: to('York') } },
    );
    expect(errors).toBeUndefined();
    expect(await runJobs(database)).toEqual([]);
    expect((await cities()).slice(0, 2)).toEqual(['York', 'Leeds']);
  });

  test('an address that is put back before the work is done changes nothing', async () => {
    await correct(to('Leeds'), true);
    await correct(old);
    expect(await runJobs(database)).toEqual([]);
    expect(await cities()).toEqual(unchanged);
  });
});
