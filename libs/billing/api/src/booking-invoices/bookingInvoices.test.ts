import { type Database, newId } from '@console/api-kit/database';
import { demoDatabase, describeWithDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { addBookingsToMove, type State } from '@console/bookings-api/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

const DAY = 24 * 60 * 60 * 1000;
/** Returns 00:00 UTC of the day that is `later` days after `now`. */
const midnight = (now: Date, later = 0) => new Date(Math.floor(now.getTime() / DAY + later) * DAY).toISOString();

const invoices = `query ($booking: ID!) { booking(id: $booking) {
  customer { paymentTermDays vatNumber }
  items(first: 10) { edges { node { id title quantity unitPrice { amount } grossPrice { amount } } } }
  invoices(first: 10) { edges { node {
    status type documentDate dueDate notes poNumber vatNumber netPrice { amount } tax { amount } gross { amount }
    billingAddress { address1 postcode country } bookingItem { id }
    lines(first: 10) { edges { node { description quantity unitPrice { amount } taxRatePercent taxable } } }
    activityLogs(first: 10) { edges { node { action metadata user { id } } } }
  } } }
} }`;

interface InvoiceNode {
  status: string;
  [field: string]: unknown;
}

describeWithDatabase('BIL-08 invoices come from booking items', (databases) => {
  let database: Database;
  let server: TestServer;
  let token: string;

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    token = await server.token('manager@example.com');
  });
  afterAll(() => server.close());

  async function bookingIn(state: State): Promise<string> {
    const [id = ''] = await addBookingsToMove(database, 1, state);
    await database.execute(sql`UPDATE booking SET po_number = 'PO-1', invoice_notes = 'Quote PO-1.' WHERE id = ${id}`);
    await database.execute(sql`UPDATE booking_item SET unit_price = 333, quantity = quantity, tax_rate_percent = 17.5
      WHERE booking_id = ${id}`);
    return id;
  }

  async function move(name: string, id: string) {
    const text = `mutation ($input: ${name}BookingInput!) { ${name}Booking(input: $input) { booking { id } } }`;
    return server.ask(token, text, { input: { id: `bookings/${id}` } });
  }

  async function read(id: string) {
    const { data, errors } = await server.ask(token, invoices, { booking: `bookings/${id}` });
    expect(errors).toBeUndefined();
    const booking = data?.booking as Record<string, never> & {
      customer: { paymentTermDays: number; vatNumber: string | null };
    };
    const nodes = <Node>(field: string) =>
      (booking[field] as unknown as { edges: { node: Node }[] }).edges.map(({ node }) => node);
    return {
      customer: booking.customer,
      items: nodes<{ id: string; title: string; quantity: number }>('items'),
      invoices: nodes<InvoiceNode>('invoices'),
    };
  }

  test('confirming drafts one for each item, with its line, its tax rounded half up, dates by the customer’s terms and a log', async () => {
    const id = await bookingIn({ status: 'draft' });
    expect((await move('confirm', id)).errors).toBeUndefined();
    const { customer, items, invoices } = await read(id);
    expect(items).toHaveLength(1);
    expect(invoices).toHaveLength(1);
    const [item] = items;
    const quantity = item?.quantity ?? 0;
    const net = 333 * quantity;
    const tax = Math.floor(net * 0.175 + 0.5);
    expect(invoices[0]).toMatchObject({
      ...{ status: 'draft', type: 'invoice', notes: 'Quote PO-1.', poNumber: 'PO-1', vatNumber: customer.vatNumber },
      documentDate: midnight(server.now),
      dueDate: midnight(server.now, customer.paymentTermDays),
      netPrice: { amount: net },
      tax: { amount: tax },
      gross: { amount: net + tax },
      billingAddress: { address1: '14 Crossley Street', postcode: 'HX1 1UJ', country: 'GB' },
      bookingItem: { id: item?.id },
      lines: {
        edges: [
          {
            node: {
              description: item?.title,
              quantity,
              unitPrice: { amount: 333 },
              taxRatePercent: 17.5,
              taxable: true,
            },
          },
        ],
      },
      activityLogs: {
        edges: [{ node: { action: 'created', metadata: {}, user: { id: expect.stringMatching(/^users\//) } } }],
      },
    });
  });

  test('the address is a copy: later changes to the booking’s address do not reach the invoice', async () => {
    const id = await bookingIn({ status: 'draft' });
    await move('confirm', id);
    await database.execute(sql`UPDATE address SET address1 = 'Elsewhere' WHERE id = ${id}`);
    const { invoices } = await read(id);
    expect(invoices[0]).toMatchObject({ billingAddress: { address1: '14 Crossley Street' } });
  });

  test('putting on hold and resuming drafts no second invoice', async () => {
    const id = await bookingIn({ status: 'draft' });
    for (const name of ['confirm', 'hold', 'resume']) expect((await move(name, id)).errors).toBeUndefined();
    expect((await read(id)).invoices).toHaveLength(1);
  });

  test('canceling voids unpaid invoices and leaves paid ones to be credited', async () => {
    const id = await bookingIn({ status: 'draft' });
    await move('confirm', id);
    const paid = newId();
    await database.execute(sql`INSERT INTO invoice (id, status, customer_id, booking_id, document_date, due_date)
      SELECT ${paid}, 'draft', customer_id, id, '2026-01-05', '2026-02-04' FROM booking WHERE id = ${id}`);
    await database.execute(sql`UPDATE invoice SET status = 'confirmed' WHERE id = ${paid}`);
    await database.execute(sql`INSERT INTO payment (id, invoice_id, received_at, amount, payment_method)
      VALUES (${newId()}, ${paid}, '2026-01-20', 100, 'bank_transfer')`);
    expect((await move('cancel', id)).errors).toBeUndefined();
    const { invoices } = await read(id);
    expect(invoices.map(({ status }) => status).sort()).toEqual(['paid_overpaid', 'voided']);
    const voided = invoices.find(({ status }) => status === 'voided');
    expect(voided?.activityLogs).toMatchObject({
      edges: [{ node: { action: 'status_changed', metadata: { from: 'draft', to: 'voided' } } }, {}],
    });
  });

  test('a booking with any invoice cannot be deleted', async () => {
    const id = await bookingIn({ status: 'draft' });
    await database.execute(sql`INSERT INTO invoice (id, type, status, customer_id, booking_id, document_date, due_date)
      SELECT ${newId()}, 'pro_forma', 'draft', customer_id, id, '2026-01-05', '2026-02-04' FROM booking WHERE id = ${id}`);
    const { errors } = await server.ask(
      token,
      'mutation ($input: deleteBookingInput!) { deleteBooking(input: $input) { booking { id } } }',
      { input: { id: `bookings/${id}` } },
    );
    expect(errors?.[0]?.message).toMatch(/^INV-\d+ is an invoice of this booking, so it cannot be deleted\./);
    expect((await read(id)).invoices).toHaveLength(1);
  });
});
