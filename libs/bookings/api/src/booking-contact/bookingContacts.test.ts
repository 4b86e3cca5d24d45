import { type Database, newId } from '@console/api-kit/database';
import {
  demoDatabase,
  describeWithDatabase,
  type GraphqlAnswer,
  startTestServer,
  type TestServer,
} from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDrafts } from '../testing/saleRows.ts';

const assign = `mutation ($input: assignCustomerContactToBookingInput!) { assignCustomerContactToBooking(input: $input) { booking { id version
  booker { fullName } biller { fullName } bookingCustomerContacts(first: 100) { edges { node { id roles customerContact { id } } } } } } }`;
const unassign = `mutation ($input: deleteBookingCustomerContactInput!) {
  deleteBookingCustomerContact(input: $input) { bookingCustomerContact { id } } }`;
const available = `query ($booking: ID!, $search: String) { availableBookingCustomerContacts(booking: $booking, search: $search, first: 500) {
  totalCount edges { node { id fullName } } } }`;

interface Assigned {
  id: string;
  roles: string[];
  customerContact: { id: string };
}

interface Connection<Node> {
  edges: { node: Node }[];
  totalCount: number;
}

describeWithDatabase('contacts of a booking', (databases) => {
  let database: Database;
  let server: TestServer;
  let token: string;
  let booking: string;
  /** Two contacts of the booking's customer, and one of another. */
  let amelia: string;
  let martin: string;
  let stranger: string;

  async function addPerson(givenName: string, customer: 'of the booking' | 'another'): Promise<string> {
    const id = newId();
    const compared = sql.raw(customer === 'another' ? '<>' : '=');
    await database.execute(sql`INSERT INTO person (id, kind, customer_id, given_name, family_name, email)
      SELECT ${id}, 'customer', id, ${givenName}, 'Shackleton-Åberg', ${`${givenName}@calder.example`} FROM customer
      WHERE id ${compared} (SELECT customer_id FROM booking WHERE id = ${booking}) ORDER BY id LIMIT 1`);
    return `customer_contacts/${id}`;
  }

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    token = await server.token('manager@example.com');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    [booking = ''] = await addDrafts(database, 1);
    amelia = await addPerson('Amelia', 'of the booking');
    martin = await addPerson('Martin', 'of the booking');
    stranger = await addPerson('Idris', 'another');
  });

  const ask = (text: string, variables: Record<string, unknown>) => server.ask(token, text, variables);

  const giving = (customerContact: string, roles: string[]) =>
    ask(assign, { input: { id: `bookings/${booking}`, customerContact, roles } });

  const taking = (id: string | undefined) => ask(unassign, { input: { id } });

  /** Returns the contacts of the booking after a write that must succeed. */
  async function assigned(answer: Promise<GraphqlAnswer>): Promise<Assigned[]> {
    const { data, errors } = await answer;
    expect(errors).toBeUndefined();
    const written = data?.assignCustomerContactToBooking as {
      booking: { bookingCustomerContacts: Connection<Assigned> };
    };
    return written.booking.bookingCustomerContacts.edges.map(({ node }) => node);
  }

  const errorOf = ({ errors }: GraphqlAnswer) => ({ message: errors?.[0]?.message, ...errors?.[0]?.extensions });

  const confirm = () => database.execute(sql`UPDATE booking SET status = 'confirmed' WHERE id = ${booking}`);

  test('a contact is assigned as booker or biller, and gets other roles by another assignment', async () => {
    expect(await assigned(giving(amelia, ['booker']))).toMatchObject([
      { roles: ['booker'], customerContact: { id: amelia } },
    ]);
    const both = await assigned(giving(martin, ['biller', 'biller']));
    expect(both).toMatchObject([{ roles: ['booker'] }, { roles: ['biller'], customerContact: { id: martin } }]);
    const changed = await assigned(giving(amelia, ['booker', 'biller']));
    expect(changed.map(({ id, roles }) => [id, roles])).toEqual([
      [both[0]?.id, ['booker', 'biller']],
      [both[1]?.id, ['biller']],
    ]);
  });

  test('BKG-07 the answer to an assignment has up to 100 contacts of the booking', async () => {
    for (let count = 0; count < 101; count += 1) {
      const contact = await addPerson(`Guest${count}`, 'of the booking');
      await database.execute(sql`INSERT INTO booking_contact (id, booking_id, customer_id, person_id, roles)
        SELECT ${newId()}, id, customer_id, ${contact.replace('customer_contacts/', '')}, ARRAY['booker'] FROM booking
        WHERE id = ${booking}`);
    }
    expect(await assigned(giving(amelia, ['booker']))).toHaveLength(100);
  });

  test('assigning does not raise the version of the booking, which covers its own fields only', async () => {
    const { data } = await giving(amelia, ['booker']);
    expect(data?.assignCustomerContactToBooking).toMatchObject({
      booking: { version: 1, booker: { fullName: 'Amelia Shackleton-Åberg' }, biller: null },
    });
  });

  test('BKG-07 FRM-13 a contact, and at least one role, are required', async () => {
    expect(errorOf(await giving(amelia, []))).toMatchObject({
      status: 422,
      violations: [{ path: 'roles', message: 'Role is required' }],
    });
    expect(errorOf(await giving('', ['booker']))).toMatchObject({
      status: 422,
      violations: [{ path: 'customerContact', message: 'Contact is required' }],
    });
  });

  test('a contact of another customer is refused', async () => {
    expect(errorOf(await giving(stranger, ['booker']))).toMatchObject({
      status: 422,
      violations: [{ path: 'customerContact', message: 'Contact must be one of the booking’s customer' }],
    });
  });

  test('contacts that can still be assigned are offered, and found by name or email', async () => {
    const found = async (search?: string) => {
      const { data } = await ask(available, { booking: `bookings/${booking}`, search });
      const offered = data?.availableBookingCustomerContacts as Connection<{ id: string }>;
      expect(offered.totalCount).toBe(offered.edges.length);
      return offered.edges.map(({ node }) => node.id);
    };
    const all = await found();
    expect(all).toEqual(expect.arrayContaining([amelia, martin]));
    expect(all).not.toContain(stranger);
    await assigned(giving(amelia, ['booker']));
    expect(await found()).toEqual(all.filter((id) => id !== amelia));
    expect(await found('aberg amel')).not.toContain(amelia);
    expect(await found('MARTIN@calder')).toContain(martin);
    const none = await ask(available, { booking: 'bookings/01J9ZK0Q3M6V8T2B4C6D8E0F1G' });
    expect(none.data).toMatchObject({ availableBookingCustomerContacts: { totalCount: 0 } });
    expect(errorOf(await ask(available, { booking: 'nonsense' }))).toMatchObject({ status: 422 });
  });

  test('every contact of a draft can be removed; a confirmed booking keeps its last booker and its last biller', async () => {
    const [draft] = await assigned(giving(amelia, ['booker']));
    const { data } = await taking(draft?.id);
    expect(data).toEqual({ deleteBookingCustomerContact: { bookingCustomerContact: { id: draft?.id } } });

    await assigned(giving(amelia, ['booker']));
    const [booker, biller] = await assigned(giving(martin, ['biller']));
    await confirm();
    expect(errorOf(await taking(booker?.id))).toEqual({
      message: 'This is the booking’s only booker. Assign another booker first.',
      status: 409,
    });
    expect(errorOf(await giving(martin, ['booker']))).toEqual({
      message: 'This is the booking’s only biller. Assign another biller first.',
      status: 409,
    });
    await assigned(giving(amelia, ['booker', 'biller']));
    expect((await taking(biller?.id)).errors).toBeUndefined();
    expect(errorOf(await taking(biller?.id))).toMatchObject({ status: 404 });
  });

  test('when two bookers are removed at the same time, one stays', async () => {
    await assigned(giving(amelia, ['booker']));
    const contacts = await assigned(giving(martin, ['booker']));
    await confirm();
    const answers = await Promise.all(contacts.map(({ id }) => taking(id)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    const { rows } = await database.execute(
      sql`SELECT count(*)::int AS n FROM booking_contact WHERE booking_id = ${booking}`,
    );
    expect(rows).toEqual([{ n: 1 }]);
  });
});
