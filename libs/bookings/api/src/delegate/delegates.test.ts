import type { Database } from '@console/api-kit/database';
import {
  demoDatabase,
  describeWithDatabase,
  type GraphqlAnswer,
  startTestServer,
  type TestServer,
} from '@console/api-kit/testing';
import { addClassesWithSeats, sitDown } from '@console/classes-api/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addContact } from '../testing/saleRows.ts';

const texts: Record<string, string> = {
  assignTrainingSeat: `trainingSeat { trainingSeatReservation { attendee { id givenName customerContact { id roles } } } }`,
  createAttendee: 'attendee { id trainingSeatReservation { seatNumber } }',
  deleteAttendee: 'attendee { id }',
};

describeWithDatabase('delegates', (databases) => {
  let database: Database;
  let server: TestServer;
  /** A second server on the same database. */
  let second: TestServer;
  let token: string;

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    second = await startTestServer({ database });
    token = await server.token('manager@example.com');
  });
  afterAll(() => Promise.all([server.close(), second.close()]));

  function write(name: string, input: object, to = server): Promise<GraphqlAnswer> {
    return to.ask(
      token,
      `mutation ($input: ${name}Input!) { ${name}(input: $input) { ${texts[name] ?? 'clientMutationId'} } }`,
      { input },
    );
  }

  const saidOf = ({ errors }: GraphqlAnswer) =>
    (errors?.[0]?.extensions?.violations as { message: string }[] | undefined)?.[0]?.message ??
    errors?.[0]?.message ??
    'done';

  const maya = { givenName: 'Maya', familyName: 'Okafor', email: 'maya.okafor@calder.example' };

  /** Returns the first day's seat of a place, and the reservation of the place. */
  async function placeOf(id: string, place: number): Promise<{ seat: string; reservation: string }> {
    const { rows } = await database.execute<{ seat: string; reservation: string }>(
      sql`SELECT t.id AS seat, r.id AS reservation FROM training_seat t JOIN training_seat_reservation r
        ON r.class_id = t.class_id AND r.seat_number = t.seat_number AND r.released_at IS NULL
        WHERE t.session_id = ${id} AND t.seat_number = ${place}`,
    );
    return rows[0] ?? expect.unreachable('Nobody holds the place.');
  }

  async function assign(id: string, place: number, attendee: object, to = server): Promise<GraphqlAnswer> {
    const { seat } = await placeOf(id, place);
    return write('assignTrainingSeat', { id: `training_seats/${seat}`, attendee }, to);
  }

  async function create(id: string, place: number, contact: string, to = server): Promise<GraphqlAnswer> {
    const { reservation } = await placeOf(id, place);
    const ids = {
      customerContact: `customer_contacts/${contact}`,
      reservation: `training_seat_reservations/${reservation}`,
    };
    return write('createAttendee', ids, to);
  }

  async function people(email: string): Promise<{ id: string; roles: string[] }[]> {
    const { rows } = await database.execute<{ id: string; roles: string[] }>(
      sql`SELECT id, roles FROM person WHERE email_sort = ${email.toLowerCase()} ORDER BY id`,
    );
    return rows;
  }

  test('a new delegate becomes a contact of the customer, and has the seat on every day', async () => {
    const [id = ''] = await addClassesWithSeats(database, 1, { days: 3 });
    expect(saidOf(await assign(id, 2, maya))).toBe('done');
    expect(await people(maya.email)).toMatchObject([{ roles: ['ROLE_CUSTOMER_ATTENDEE'] }]);
    const { data } = await server.ask(
      token,
      `query ($id: ID!) { trainingClass(id: $id) { sessions { edges { node {
        seats { edges { node { seatNumber trainingSeatReservation { attendee { givenName } } } } } } } } } }`,
      { id: `training_classes/${id}` },
    );
    type Edges<Node> = { edges: { node: Node }[] };
    type Seat = { seatNumber: number; trainingSeatReservation: { attendee: { givenName: string } | null } | null };
    const shown = data?.trainingClass as { sessions: Edges<{ seats: Edges<Seat> }> } | undefined;
    const names = shown?.sessions.edges.map(({ node }) =>
      node.seats.edges.map((seat) => seat.node.trainingSeatReservation?.attendee?.givenName ?? null),
    );
    expect(names).toEqual(Array(3).fill([null, 'Maya', null, null, null, null]));
  });

  test('a delegate who is named again by name and email is the same contact, also for two users at the same time', async () => {
    const idris = { givenName: 'Idris', familyName: 'Achebe', email: 'idris.achebe@calder.example' };
    const ids = await addClassesWithSeats(database, 12);
    const shouted = { ...idris, givenName: ' IDRIS', email: 'Idris.Achebe@Calder.example' };
    const answers = await Promise.all(
      ids.map((id, turn) => (turn % 2 > 0 ? assign(id, 1, idris) : assign(id, 1, shouted, second))),
    );
    expect(answers.map(saidOf)).toEqual(Array(12).fill('done'));
    const found = await people(idris.email);
    expect(found).toHaveLength(1);
    const [contact] = found;
    const { data } = await server.ask(
      token,
      'query ($who: ID!) { trainingClasses(attendee_customerContact: $who, first: 50) { edges { node { _id } } } }',
      { who: `customer_contacts/${contact?.id}` },
    );
    const classes = data?.trainingClasses as { edges: { node: { _id: string } }[] } | undefined;
    expect(classes?.edges.map(({ node }) => node._id).sort()).toEqual(ids.sort());
  });

  test('an email of another contact of the customer is refused, so that nobody gets a seat by mistake', async () => {
    const [id = ''] = await addClassesWithSeats(database, 1);
    const shared = { ...maya, email: 'training@calder.example' };
    expect(saidOf(await assign(id, 1, shared))).toBe('done');
    const { errors } = await assign(id, 2, { ...shared, givenName: 'Piotr' });
    expect(errors?.[0]?.extensions).toMatchObject({
      status: 422,
      violations: [
        {
          path: 'attendee.email',
          message:
            'Maya Okafor has this email. Choose them from the contacts. If both share the mailbox, add the new person to the customer’s contacts first.',
        },
      ],
    });
    expect(await people(shared.email)).toHaveLength(1);
  });

  test('nobody gets two seats of a class, and no seat two delegates, in any order', async () => {
    const [id = ''] = await addClassesWithSeats(database, 1);
    const [one, two] = [await addContact(database, id), await addContact(database, id)];
    const seated = await Promise.all([create(id, 1, one), create(id, 1, two, second)]);
    expect(seated.map(saidOf).sort()).toEqual(['Idris Khan already has seat 1. Unassign the seat first.', 'done']);
    const [other = ''] = await addClassesWithSeats(database, 1);
    const twice = await Promise.all([create(other, 1, one), create(other, 2, one, second)]);
    expect(twice.map(saidOf).sort()).toEqual([
      expect.stringMatching(/^Idris Khan already has seat [12] of this class\.$/),
      'done',
    ]);
  });

  test('a seat is for contacts of its booking’s customer with an email', async () => {
    const [id = ''] = await addClassesWithSeats(database, 1);
    const { rows } = await database.execute<{ id: string }>(sql`SELECT id FROM person WHERE customer_id <> (
      SELECT customer_id FROM booking WHERE id = ${id}) ORDER BY id LIMIT 1`);
    expect(saidOf(await create(id, 1, rows[0]?.id ?? ''))).toBe('Contact must be one of the booking’s customer');
    const contact = await addContact(database, id);
    await database.execute(sql`UPDATE person SET email = NULL WHERE id = ${contact}`);
    expect(saidOf(await create(id, 1, contact))).toBe('Email of the contact is required');
  });

  test('a released reservation accepts no delegate, also when the place is sold again', async () => {
    const [id = '', buyer = ''] = await addClassesWithSeats(database, 2);
    const contact = await addContact(database, id);
    const { reservation } = await placeOf(id, 1);
    const input = {
      customerContact: `customer_contacts/${contact}`,
      reservation: `training_seat_reservations/${reservation}`,
    };
    await write('cancelBooking', { id: `bookings/${id}` });
    expect(saidOf(await write('createAttendee', input))).toBe('Seat 1 is free. Book it first.');
    const price = { quantity: 1, unitPrice: 49_500, taxable: true };
    const sold = { booking: `bookings/${buyer}`, class: `training_classes/${id}`, ...price };
    const bought = await write('createPublicBookingItem', sold);
    expect(saidOf(bought)).toBe('done');
    expect(saidOf(await write('createAttendee', input))).toBe('This seat is no longer reserved.');
  });

  test('a removed delegate loses the place; the seat stays with its booking, and a late mark does not reach the next delegate', async () => {
    const [id = ''] = await addClassesWithSeats(database, 1);
    const { id: attendee } = await sitDown(database, id, 1);
    const before = await placeOf(id, 1);
    const { rows } = await database.execute(sql`SELECT version FROM booking WHERE id = ${id}`);
    expect(saidOf(await write('deleteAttendee', { id: `attendees/${attendee}`, version: 1 }))).toBe('done');
    expect(await placeOf(id, 1)).toEqual(before);
    expect(saidOf(await assign(id, 1, { ...maya, email: 'maya@calder.example' }))).toBe('done');
    const late = { id: `training_seats/${before.seat}`, version: 1, attendanceComments: 'Came late.' };
    expect((await write('updateTrainingSeat', late)).errors?.[0]?.extensions?.status).toBe(409);
    const after = await database.execute(sql`SELECT version FROM booking WHERE id = ${id}`);
    expect(after.rows).toEqual(rows);
  });

  test('when a delegate is seated while the draft is deleted, either the seating comes first or it is refused', async () => {
    for (let round = 0; round < 8; round++) {
      const [id = ''] = await addClassesWithSeats(database, 1);
      await database.execute(sql`UPDATE booking SET status = 'draft' WHERE id = ${id}`);
      await database.execute(sql`UPDATE booking_item SET status = 'draft' WHERE id = ${id}`);
      const contact = await addContact(database, id);
      const { reservation } = await placeOf(id, 1);
      const input = {
        customerContact: `customer_contacts/${contact}`,
        reservation: `training_seat_reservations/${reservation}`,
      };
      const [seated, deleted] = await Promise.all([
        write('createAttendee', input),
        write('deleteBooking', { id: `bookings/${id}` }, second),
      ]);
      expect(['done', 'Seat 1 is free. Book it first.', 'This seat is no longer reserved.']).toContain(saidOf(seated));
      expect(saidOf(deleted)).toBe('done');
    }
  });

  test('selling, canceling, seating and removing at the same time leave nobody on a seat of another booking', async () => {
    const ids = await addClassesWithSeats(database, 8);
    const sitting = await Promise.all(ids.map((id) => sitDown(database, id, 1)));
    const contacts = await Promise.all(ids.map((id) => addContact(database, id)));
    const places = await Promise.all(ids.map((id) => placeOf(id, 2)));
    const price = { unitPrice: 49_500, taxable: true };
    const answers = await Promise.all(
      ids.flatMap((id, turn) => [
        write('deleteAttendee', { id: `attendees/${sitting[turn]?.id}` }, second),
        write('createAttendee', {
          customerContact: `customer_contacts/${contacts[turn]}`,
          reservation: `training_seat_reservations/${places[turn]?.reservation}`,
        }),
        write('updateTrainingSeat', { id: `training_seats/${id}`, attendance: 'full' }, second),
        write(
          'createPublicBookingItem',
          { ...price, booking: `bookings/${id}`, class: `training_classes/${id}`, quantity: 1 },
          server,
        ),
        write('updateBookingItem', { ...price, id: `booking_items/${id}`, quantity: 1 }, second),
        write(
          turn % 2 > 0 ? 'cancelBooking' : 'cancelTrainingClass',
          {
            id: turn % 2 > 0 ? `bookings/${id}` : `training_classes/${id}`,
          },
          server,
        ),
      ]),
    );
    const unexpected = answers
      .flatMap(({ errors = [] }) => errors)
      .filter(({ extensions }) => ![404, 409, 422].includes(Number(extensions?.status)));
    expect(unexpected).toEqual([]);
    const { rows } =
      await database.execute(sql`SELECT t.id FROM training_seat t WHERE t.attendance <> 'none' AND NOT EXISTS (
      SELECT FROM attendee a JOIN training_seat_reservation r ON r.id = a.reservation_id
      WHERE r.class_id = t.class_id AND r.live_seat_number = t.seat_number)`);
    expect(rows).toEqual([]);
  });
});
