import type { Database } from '@console/api-kit/database';
import { demoDatabase, describeWithDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { addPublicClass } from '@console/classes-api/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBookingsToMove } from '../testing/bookingsToMove.ts';

interface Kept {
  readonly field: string;
  readonly from: string | null;
  readonly to: string | null;
}

const price = { unitPrice: 49_500, taxable: true };

describeWithDatabase('the history of a booking', (databases) => {
  let database: Database;
  let server: TestServer;
  let token: string;
  let booking: string;
  let trainingClass: string;

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    token = await server.token('manager@example.com');
    [booking = ''] = await addBookingsToMove(database, 1, { status: 'draft' });
    trainingClass = await addPublicClass(database, 8);
    await database.execute(sql`UPDATE training_class SET title = 'Archery' WHERE id = ${trainingClass}`);
  });
  afterAll(() => server.close());

  async function write(name: string, input: object, answer = 'clientMutationId') {
    const text = `mutation ($input: ${name}Input!) { ${name}(input: $input) { ${answer} } }`;
    const { data, errors } = await server.ask(token, text, { input });
    expect(errors).toBeUndefined();
    return data?.[name] as { bookingItem?: { id: string }; changeRequest?: { id: string } };
  }

  /** The changes of the newest entry. */
  async function latest(): Promise<readonly Kept[]> {
    const { data } = await server.ask(
      token,
      'query ($id: ID!) { booking(id: $id) { history(first: 1) { edges { node { changes { field from to } } } } } }',
      { id: `bookings/${booking}` },
    );
    const found = data?.booking as { history: { edges: { node: { changes: Kept[] } }[] } };
    return found.history.edges[0]?.node.changes ?? [];
  }

  const addItem = async (to = trainingClass) => {
    const input = { booking: `bookings/${booking}`, class: `training_classes/${to}`, quantity: 2, ...price };
    return (await write('createPublicBookingItem', input, 'bookingItem { id }')).bookingItem?.id ?? '';
  };

  test('an item that is added, changed or deleted is kept with its price', async () => {
    const id = await addItem();
    expect(await latest()).toEqual([{ field: 'Items', from: null, to: 'Archery, 2 seats × £495.00, 20% tax' }]);
    await write('updateBookingItem', { id, unitPrice: 5_000, poNumber: 'PO 7' });
    const changed = 'Archery, 2 seats × £50.00, 20% tax, PO number PO 7';
    expect(await latest()).toEqual([{ field: 'Items', from: 'Archery, 2 seats × £495.00, 20% tax', to: changed }]);
    await write('deleteBookingItem', { id });
    expect(await latest()).toEqual([{ field: 'Items', from: changed, to: null }]);
  });

  test('a change of an item is the newest entry of its booking, whose own row it does not write', async () => {
    const id = await addItem();
    const { data } = await server.ask(
      token,
      `query ($booking: ID!, $item: ID!) {
        booking(id: $booking) { updatedAt newestEntry { at user { person { email } } } }
        bookingItem(id: $item) { updatedAt }
      }`,
      { booking: `bookings/${booking}`, item: id },
    );
    const found = data as {
      booking: { updatedAt: string; newestEntry: { at: string; user: object } };
      bookingItem: { updatedAt: string };
    };
    expect(found.booking.newestEntry).toEqual({
      at: found.bookingItem.updatedAt,
      user: { person: { email: 'manager@example.com' } },
    });
    expect(found.booking.newestEntry.at > found.booking.updatedAt).toBe(true);
    await write('deleteBookingItem', { id });
  });

  test('who becomes or stops being a contact is kept', async () => {
    const { rows } = await database.execute<{ id: string; name: string }>(
      sql`SELECT p.id, p.full_name AS name FROM person p JOIN booking b ON b.customer_id = p.customer_id
        WHERE b.id = ${booking} AND NOT EXISTS (SELECT FROM booking_contact c
          WHERE c.booking_id = b.id AND c.person_id = p.id) LIMIT 1`,
    );
    const { id, name } = rows[0] ?? { id: '', name: '' };
    const contact = { id: `bookings/${booking}`, customerContact: `customer_contacts/${id}` };
    await write('assignCustomerContactToBooking', { ...contact, roles: ['biller'] });
    expect(await latest()).toEqual([{ field: 'Contacts', from: null, to: `${name}: Biller` }]);
    await write('assignCustomerContactToBooking', { ...contact, roles: ['booker', 'biller'] });
    expect(await latest()).toEqual([{ field: 'Contacts', from: `${name}: Biller`, to: `${name}: Booker, Biller` }]);
    const { rows: contacts } = await database.execute<{ id: string }>(
      sql`SELECT id FROM booking_contact WHERE booking_id = ${booking} AND person_id = ${id}`,
    );
    await write('deleteBookingCustomerContact', { id: `booking_customer_contacts/${contacts[0]?.id}` });
    expect(await latest()).toEqual([{ field: 'Contacts', from: `${name}: Booker, Biller`, to: null }]);
  });

  test('another billing address is kept as one line', async () => {
    const billingAddress = { address1: '2 Mill Lane', city: 'Leeds', postcode: 'LS1 1AA', country: 'GB' };
    await write('updateBooking', { id: `bookings/${booking}`, billingAddress });
    expect(await latest()).toEqual([
      {
        field: 'Billing address',
        from: '14 Crossley Street, Halifax, HX1 1UJ, GB',
        to: '2 Mill Lane, Leeds, LS1 1AA, GB',
      },
    ]);
  });

  test('an item that is canceled with its class is kept, also when the booking goes on', async () => {
    await addItem();
    await write('cancelTrainingClass', { id: `training_classes/${trainingClass}`, reason: 'The room is flooded.' });
    expect(await latest()).toEqual([{ field: 'Canceled items', from: null, to: 'Archery, 2 seats' }]);
  });

  test('another number of seats, which a change request asked for, is kept with the booking as well', async () => {
    const bookingItem = await addItem(await addPublicClass(database, 8));
    const request = { subject: 'One more', booking: `bookings/${booking}`, bookingItem, newMaxAttendees: 3 };
    const { changeRequest } = await write('createChangeRequest', request, 'changeRequest { id }');
    await write('approveChangeRequest', { id: changeRequest?.id });
    await write('implementChangeRequest', { id: changeRequest?.id });
    expect(await latest()).toEqual([
      {
        field: 'Items',
        from: expect.stringMatching(/, 2 seats × £495\.00, 20% tax$/),
        to: expect.stringMatching(/, 3 seats × £495\.00, 20% tax$/),
      },
    ]);
  });
});
