import { type Database, newId } from '@console/api-kit/database';
import { demoDatabase, describeWithDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

const move = `mutation ($input: updateCustomerContactInput!) { updateCustomerContact(input: $input) { customerContact {
  id writeable customer { id } uses { what count } } } }`;
const remove = `mutation ($input: deleteCustomerContactInput!) { deleteCustomerContact(input: $input) { customerContact { id } } }`;
const assign = `mutation ($input: assignCustomerContactToBookingInput!) { assignCustomerContactToBooking(input: $input) { booking { id } } }`;

/**
 * Statements that make a record refer to a contact. The booking is one of the contact's customer. The other record is a
 * sale signal, which managers must not learn of.
 */
const refer = {
  booking: (
    contact: string,
    booking: string,
  ) => sql`INSERT INTO booking_contact (id, booking_id, customer_id, person_id, roles)
    SELECT ${contact}, id, customer_id, ${contact}, ARRAY['booker'] FROM booking WHERE id = ${booking}`,
  seat: (contact: string) => sql`UPDATE attendee SET person_id = ${contact}
    WHERE id = (SELECT id FROM attendee WHERE person_id IS NOT NULL ORDER BY id LIMIT 1)`,
  other: (contact: string) => sql`UPDATE sale_signal
    SET (person_id, customer_id) = (SELECT id, customer_id FROM person WHERE id = ${contact})
    WHERE id = (SELECT id FROM sale_signal ORDER BY id LIMIT 1)`,
};

describeWithDatabase('what refers to a contact', (databases) => {
  let database: Database;
  let server: TestServer;
  let statements = 0;
  let token: string;
  /** Two customers with bookings. */
  let customers: readonly [one: string, other: string];

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    token = await server.token('manager@example.com');
    const { rows } = await database.execute<{ id: string }>(sql`SELECT customer_id AS id FROM booking
      WHERE status = 'confirmed' GROUP BY customer_id ORDER BY customer_id LIMIT 2`);
    customers = [rows[0]?.id ?? '', rows[1]?.id ?? ''];
    database.onStatement(() => {
      statements += 1;
    });
  });
  afterAll(() => server.close());

  const send = (text: string, input: object) => server.ask(token, text, { input });
  const iri = (ulid: string) => `customers/${ulid}`;

  async function newContact(customer = customers[0]): Promise<{ ulid: string; id: string }> {
    const ulid = newId();
    await database.execute(sql`INSERT INTO person (id, kind, customer_id, given_name, family_name, email)
      VALUES (${ulid}, 'customer', ${customer}, 'Idris', 'Khan', ${`${ulid}@calder.example`})`);
    return { ulid, id: `customer_contacts/${ulid}` };
  }

  async function bookingOf(customer: string): Promise<string> {
    const { rows } = await database.execute<{ id: string }>(
      sql`SELECT id FROM booking WHERE customer_id = ${customer} ORDER BY id LIMIT 1`,
    );
    return rows[0]?.id ?? '';
  }

  test('a contact to which nothing refers moves to another customer, and is writeable for staff', async () => {
    const { id } = await newContact();
    const { data, errors } = await send(move, { id, customer: iri(customers[1]) });
    expect(errors).toBeUndefined();
    expect(data?.updateCustomerContact).toEqual({
      customerContact: { id, writeable: true, customer: { id: iri(customers[1]) }, uses: [] },
    });
  });

  test.each([
    ['booking', '1 booking'],
    ['seat', '1 seat'],
    ['other', '1 other record'],
  ] as const)('with a %s a contact neither moves nor is deleted, and other changes are saved', async (what, named) => {
    const { ulid, id } = await newContact();
    const booking = await bookingOf(customers[0]);
    await database.execute(refer[what](ulid, booking));
    expect((await send(move, { id, customer: iri(customers[1]) })).errors?.[0]?.message).toBe(
      `${named} refers to this contact, so it stays with its customer.`,
    );
    expect((await send(remove, { id })).errors?.[0]?.message).toBe(
      `${named} refers to this contact, so it cannot be deleted.`,
    );
    const { data } = await send(move, { id, customer: iri(customers[0]), jobTitle: 'Director' });
    expect(data?.updateCustomerContact).toMatchObject({ customerContact: { uses: [{ what, count: 1 }] } });
  });

  test('the history of a customer keeps each contact that was created, changed, moved or deleted', async () => {
    const latest = async (customer: string) => {
      const { data } = await server.ask(
        token,
        `{ customer(id: "${iri(customer)}") { history(first: 1) { edges { node { changes { field from to } } } } } }`,
      );
      const found = data as { customer: { history: { edges: { node: { changes: object[] } }[] } } };
      return found.customer.history.edges[0]?.node.changes;
    };
    const create = `mutation ($input: createCustomerContactInput!) { createCustomerContact(input: $input) { customerContact { id } } }`;
    const { data } = await send(create, {
      ...{ customer: iri(customers[0]), givenName: 'Idris', familyName: 'Khan', email: 'idris@calder.example' },
      roles: ['ROLE_CUSTOMER_BOOKER'],
    });
    const made = data as { createCustomerContact: { customerContact: { id: string } } };
    const { id } = made.createCustomerContact.customerContact;
    const first = 'Idris Khan, idris@calder.example, Booker';
    expect(await latest(customers[0])).toEqual([{ field: 'Contact', from: null, to: first }]);
    await send(move, { id, jobTitle: 'Director' });
    const second = 'Idris Khan, Director, idris@calder.example, Booker';
    expect(await latest(customers[0])).toEqual([{ field: 'Contact', from: first, to: second }]);
    await send(move, { id, customer: iri(customers[1]) });
    expect(await latest(customers[0])).toEqual([{ field: 'Contact', from: second, to: null }]);
    expect(await latest(customers[1])).toEqual([{ field: 'Contact', from: null, to: second }]);
    await send(remove, { id });
    expect(await latest(customers[1])).toEqual([{ field: 'Contact', from: second, to: null }]);
  });

  test('a contact who signs in moves, but is not deleted', async () => {
    const { ulid, id } = await newContact();
    await database.execute(
      sql`INSERT INTO "user" (id, person_id, roles) VALUES (${ulid}, ${ulid}, ARRAY['ROLE_CUSTOMER'])`,
    );
    expect((await send(move, { id, customer: iri(customers[1]) })).errors).toBeUndefined();
    expect((await send(remove, { id })).errors?.[0]?.message).toBe(
      '1 sign-in refers to this contact, so it cannot be deleted.',
    );
  });

  test('a record that no domain names also keeps the contact', async () => {
    const { ulid, id } = await newContact();
    await database.execute(sql`UPDATE supplier SET primary_contact_id = ${ulid}
      WHERE id = (SELECT id FROM supplier ORDER BY id LIMIT 1)`);
    expect((await send(remove, { id })).errors?.[0]?.message).toBe(
      'Other records refer to this contact, so it cannot be deleted.',
    );
  });

  test('a contact moves to an existing customer only', async () => {
    const { id } = await newContact();
    for (const [customer, message] of [
      [iri('01J9ZK0Q3M6V8T2B4C6D8E0F1G'), 'This customer no longer exists.'],
      ['', 'Customer is required'],
    ]) {
      const { errors } = await send(move, { id, customer });
      expect(errors?.[0]?.extensions?.violations).toEqual([{ path: 'customer', message }]);
    }
  });

  test('contacts that change places at the same time wait for each other', async () => {
    const [one, other] = [await newContact(customers[0]), await newContact(customers[1])];
    const answers = await Promise.all([
      send(move, { id: one.id, customer: iri(customers[1]) }),
      send(move, { id: other.id, customer: iri(customers[0]) }),
    ]);
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  });

  test('a contact that is deleted while a colleague assigns it to a booking is either deleted or assigned', async () => {
    const booking = await bookingOf(customers[0]);
    for (let round = 0; round < 4; round++) {
      const { ulid, id } = await newContact();
      const [assigned, deleted] = await Promise.all([
        send(assign, { id: `bookings/${booking}`, customerContact: id, roles: ['booker'] }),
        send(remove, { id }),
      ]);
      expect([assigned, deleted].filter(({ errors }) => errors)).toHaveLength(1);
      const { rows } = await database.execute(sql`SELECT 1 FROM person WHERE id = ${ulid}`);
      expect(rows).toHaveLength(assigned.errors ? 0 : 1);
    }
  });

  test('one statement of each domain counts for all contacts of a customer', async () => {
    const text = `query ($first: Int) { customerContacts(first: $first) { edges { node { id uses { what count } } } } }`;
    const counted = async (first: number) => {
      statements = 0;
      const { errors } = await server.ask(token, text, { first });
      expect(errors).toBeUndefined();
      return statements;
    };
    expect(await counted(100)).toBe(await counted(2));
  });

  test('a contact lists its seats with class, attendance and booking, with the same statements for any number', async () => {
    const { rows } = await database.execute<{
      id: string;
      seats: number;
    }>(sql`SELECT person_id AS id, count(*)::int AS seats
      FROM attendee WHERE person_id IS NOT NULL GROUP BY person_id ORDER BY count(*) DESC, person_id LIMIT 1`);
    const text = `query ($id: ID!, $first: Int!) { customerContact(id: $id) { attendees(first: $first) { totalCount edges { node {
      attendances trainingSeatReservation { seatNumber bookingItem { booking { reference } class { title startsAt } } } } } } } }`;
    const seats = async (first: number) => {
      statements = 0;
      const { data, errors } = await server.ask(token, text, { id: `customer_contacts/${rows[0]?.id}`, first });
      expect(errors).toBeUndefined();
      return { data, statements };
    };
    const all = await seats(50);
    expect(all.data?.customerContact).toMatchObject({ attendees: { totalCount: rows[0]?.seats } });
    const shown = all.data?.customerContact as { attendees: { edges: { node: unknown }[] } } | undefined;
    expect(shown?.attendees.edges[0]?.node).toMatchObject({
      attendances: expect.arrayContaining([expect.stringMatching(/^(none|partial|full)$/)]),
      trainingSeatReservation: {
        seatNumber: expect.any(Number),
        bookingItem: {
          booking: { reference: expect.stringMatching(/^BK-/) },
          class: { title: expect.any(String), startsAt: expect.any(String) },
        },
      },
    });
    expect((await seats(1)).statements).toBe(all.statements);
  });
});
