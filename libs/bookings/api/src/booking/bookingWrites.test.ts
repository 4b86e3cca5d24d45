import { type Database, newId } from '@console/api-kit/database';
import {
  demoDatabase,
  describeWithDatabase,
  type GraphqlAnswer,
  startTestServer,
  type TestServer,
} from '@console/api-kit/testing';
import { addAttendee } from '@console/classes-api/testing';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addContact, addDraftsWithSeats } from '../testing/saleRows.ts';

const fields = `booking { id version status title bookedAt poNumber customer { id } accountManager { id } booker { id } biller { id }
  billingAddress { address1 city country } bookingCustomerContacts { edges { node { roles } } } }`;
const texts = {
  create: `mutation ($input: createBookingInput!) { write: createBooking(input: $input) { ${fields} } }`,
  update: `mutation ($input: updateBookingInput!) { write: updateBooking(input: $input) { ${fields} } }`,
  delete: 'mutation ($input: deleteBookingInput!) { write: deleteBooking(input: $input) { booking { id } } }',
};
const halifax = { address1: '14 Crossley Street', city: 'Halifax', postcode: 'HX1 1UJ', country: 'GB' };

describeWithDatabase('writes of bookings', (databases) => {
  let database: Database;
  let server: TestServer;
  let token: string;
  /** A draft with an item, the item's class and a contact of its customer, all with the same ULID. */
  let draft: string;
  let customer: string;
  let refers: { brand: string; accountManager: string };

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    token = await server.token('manager@example.com');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    [draft = ''] = await addDraftsWithSeats(database, 1);
    await addContact(database, draft, draft);
    const [row] = await rowsOf(
      sql`SELECT customer_id AS customer, brand_id AS brand, account_manager_id AS manager FROM booking WHERE id = ${draft}`,
    );
    customer = String(row?.customer);
    refers = { brand: `brands/${row?.brand}`, accountManager: `users/${row?.manager}` };
  });

  async function rowsOf(query: SQL): Promise<Record<string, unknown>[]> {
    return (await database.execute(query)).rows;
  }

  const contact = () => `customer_contacts/${draft}`;
  const toCreate = () => ({
    title: 'Leadership Essentials',
    customer: `customers/${customer}`,
    ...refers,
    booker: contact(),
    biller: contact(),
  });

  const send = (what: keyof typeof texts, input: object): Promise<GraphqlAnswer> =>
    server.ask(token, texts[what], { input });

  async function written(what: keyof typeof texts, input: object): Promise<Record<string, unknown>> {
    const { data, errors } = await send(what, input);
    expect(errors).toBeUndefined();
    return (data?.write as { booking: Record<string, unknown> } | undefined)?.booking ?? {};
  }

  test('a new booking is a draft dated now, with its own copy of the customer’s billing address', async () => {
    const booking = await written('create', toCreate());
    const [theirs] = await rowsOf(sql`SELECT a.address1, a.city, a.country FROM customer c
      JOIN address a ON a.id = c.billing_address_id WHERE c.id = ${customer}`);
    expect(booking).toMatchObject({
      status: 'draft',
      bookedAt: server.now.toISOString(),
      booker: { id: contact() },
      biller: { id: contact() },
      billingAddress: theirs,
      bookingCustomerContacts: { edges: [{ node: { roles: ['booker', 'biller'] } }] },
    });
    const ulid = String(booking.id).replace('bookings/', '');
    const [copies] = await rowsOf(sql`SELECT b.billing_address_id <> c.billing_address_id AS own
      FROM booking b JOIN customer c ON c.id = b.customer_id WHERE b.id = ${ulid}`);
    expect(copies).toEqual({ own: true });
    const other = await written('create', { ...toCreate(), billingAddress: halifax, bookedAt: '2026-11-03' });
    expect(other).toMatchObject({ bookedAt: '2026-11-03T00:00:00.000Z', billingAddress: { city: 'Halifax' } });
  });

  test('booker and biller are contacts of the customer, and the manager is an active account manager', async () => {
    const violationsOf = async (wrong: object) =>
      (await send('create', { ...toCreate(), ...wrong })).errors?.[0]?.extensions?.violations;
    const [stranger] = await rowsOf(
      sql`SELECT id FROM person WHERE kind = 'customer' AND customer_id <> ${customer} LIMIT 1`,
    );
    expect(await violationsOf({ biller: `customer_contacts/${stranger?.id}` })).toEqual([
      { path: 'biller', message: 'Billing contact must be a contact of the customer' },
    ]);
    const [trainer] = await rowsOf(sql`SELECT id FROM "user" WHERE sign_in_email = 'trainer@example.com'`);
    expect(await violationsOf({ accountManager: `users/${trainer?.id}` })).toEqual([
      { path: 'accountManager', message: 'Account manager must be an active account manager' },
    ]);
  });

  test('a change keeps the fields that it leaves out, also an account manager who has left', async () => {
    const { id } = await written('create', { ...toCreate(), poNumber: 'PO-7' });
    const manager = refers.accountManager.replace('users/', '');
    await database.execute(sql`UPDATE "user" SET is_active = false WHERE id = ${manager}`);
    const said = { id, title: 'Another title', ...refers };
    expect(await written('update', said)).toMatchObject({
      version: 2,
      title: 'Another title',
      poNumber: 'PO-7',
      bookedAt: server.now.toISOString(),
      accountManager: { id: refers.accountManager },
    });
    expect(await written('update', { ...said, poNumber: '', billingAddress: halifax })).toMatchObject({
      version: 3,
      poNumber: null,
      billingAddress: { address1: '14 Crossley Street', city: 'Halifax', country: 'GB' },
    });
    await database.execute(sql`UPDATE "user" SET is_active = true WHERE id = ${manager}`);
  });

  test('null clears an optional field and deletes an optional billing address; a required field refuses null', async () => {
    const given = { poNumber: 'PO-7', billingAddress: halifax };
    const { id } = await written('create', { ...toCreate(), ...given });
    const before = await written('update', { id });
    expect(before).toMatchObject({
      title: 'Leadership Essentials',
      poNumber: 'PO-7',
      billingAddress: { city: 'Halifax' },
    });
    const ulid = String(id).replace('bookings/', '');
    const [address] = await rowsOf(sql`SELECT billing_address_id AS id FROM booking WHERE id = ${ulid}`);
    expect(await written('update', { id, poNumber: null, billingAddress: null })).toMatchObject({
      title: 'Leadership Essentials',
      bookedAt: before.bookedAt,
      accountManager: { id: refers.accountManager },
      poNumber: null,
      billingAddress: null,
    });
    expect(await rowsOf(sql`SELECT id FROM address WHERE id = ${String(address?.id)}`)).toEqual([]);
    expect(await written('update', { id, billingAddress: null })).toMatchObject({ billingAddress: null });
    const nothing = { title: null, brand: null, accountManager: null, bookedAt: null };
    expect((await send('update', { id, ...nothing })).errors?.[0]?.extensions?.violations).toEqual([
      { path: 'title', message: 'Title is required' },
      { path: 'brand', message: 'Brand is required' },
      { path: 'accountManager', message: 'Account manager is required' },
      { path: 'bookedAt', message: 'Booked is required' },
    ]);
  });

  test('a confirmed booking cannot lose its billing address, but the address can be changed', async () => {
    const { id } = await written('create', { ...toCreate(), billingAddress: halifax });
    await database.execute(
      sql`UPDATE booking SET status = 'confirmed' WHERE id = ${String(id).replace('bookings/', '')}`,
    );
    const { errors } = await send('update', { id, billingAddress: null });
    expect(errors?.[0]?.extensions?.violations).toEqual([
      { path: 'billingAddress', message: 'A booking that was confirmed needs its billing address.' },
    ]);
    const leeds = { ...halifax, city: 'Leeds' };
    expect(await written('update', { id, billingAddress: leeds })).toMatchObject({ billingAddress: { city: 'Leeds' } });
  });

  test('deleting a draft also deletes its items, contacts, notes and address, and frees its seats', async () => {
    const address = newId();
    await database.execute(sql`INSERT INTO address (id, address1) VALUES (${address}, '14 Crossley Street')`);
    await database.execute(sql`UPDATE booking SET billing_address_id = ${address} WHERE id = ${draft}`);
    await database.execute(sql`INSERT INTO note (id, body, booking_id) VALUES (${draft}, '<p>Called.</p>', ${draft})`);
    await addAttendee(database, draft, 2);
    expect(await written('delete', { id: `bookings/${draft}` })).toEqual({ id: `bookings/${draft}` });
    const [left] =
      await rowsOf(sql`SELECT (SELECT count(*) FROM booking_item WHERE booking_id = ${draft})::int AS items,
      (SELECT count(*) FROM note WHERE booking_id = ${draft})::int AS notes,
      (SELECT count(*) FROM training_seat_reservation WHERE class_id = ${draft})::int AS reservations,
      (SELECT count(*) FROM address WHERE id = ${address})::int AS addresses`);
    expect(left).toEqual({ items: 0, notes: 0, reservations: 0, addresses: 0 });
  });

  test('a draft with recorded attendance or an invoice cannot be deleted', async () => {
    const refusal = async () => {
      const { errors } = await send('delete', { id: `bookings/${draft}` });
      expect(errors?.[0]?.extensions?.status).toBe(409);
      return errors?.[0]?.message;
    };
    await addAttendee(database, draft, 2);
    const session = newId();
    await database.transaction(async (tx) => {
      await tx.execute(sql`INSERT INTO training_session (id, class_id, starts_at, ends_at)
        VALUES (${session}, ${draft}, '2026-11-02 09:00Z', '2026-11-02 17:00Z')`);
      for (const seat of [1, 2, 3, 4, 5, 6]) {
        await tx.execute(sql`INSERT INTO training_seat (id, session_id, class_id, seat_number, attendance)
          VALUES (${newId()}, ${session}, ${draft}, ${seat}, ${seat === 2 ? 'full' : 'none'})`);
      }
    });
    expect(await refusal()).toBe('Attendance is recorded for attendees of this booking, so it cannot be deleted.');
    await database.execute(sql`UPDATE training_seat SET attendance = 'none' WHERE session_id = ${session}`);
    await database.execute(sql`INSERT INTO invoice (id, customer_id, booking_id, document_date, due_date)
      SELECT id, customer_id, id, '2026-11-18Z', '2026-12-18Z' FROM booking WHERE id = ${draft}`);
    expect(await refusal()).toMatch(/INV-\d+|invoice/);
    await database.execute(sql`DELETE FROM invoice WHERE id = ${draft}`);
    await written('delete', { id: `bookings/${draft}` });
  });
});
