import { type Database, newId } from '@console/api-kit/database';
import {
  demoDatabase,
  describeWithDatabase,
  type GraphqlAnswer,
  startTestServer,
  type TestServer,
} from '@console/api-kit/testing';
import { addClassesWithSeats, saidOf, sitDown } from '@console/classes-api/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addContact } from '../testing/saleRows.ts';

interface Person {
  readonly fullName: string;
  readonly roles: string[];
  readonly attendee: { readonly id: string } | null;
  readonly seats: { readonly seatNumber: number }[];
  readonly telling: {
    readonly id: string;
    readonly createdBy: { readonly person: { readonly fullName: string } };
  } | null;
}

describeWithDatabase('people to tell', (databases) => {
  let database: Database;
  let server: TestServer;
  let token: string;

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    token = await server.token('manager@example.com');
  });
  afterAll(() => server.close());

  const write = (name: string, input: object): Promise<GraphqlAnswer> =>
    server.ask(token, `mutation ($input: ${name}Input!) { ${name}(input: $input) { clientMutationId } }`, { input });
  const done = async (name: string, input: object) => expect(saidOf(await write(name, input))).toBe('done');

  const fields =
    'peopleToTell { fullName roles attendee { id } seats { id seatNumber } telling { id createdBy { id person { id fullName } } } }';

  /** Whom the booking and the class name. They have one ulid. */
  async function toTell(id: string): Promise<{ booking: Person[]; class: Person[] }> {
    const query = `query ($booking: ID!, $class: ID!) { booking(id: $booking) { id ${fields} } trainingClass(id: $class) { id ${fields} } }`;
    const { data, errors } = await server.ask(token, query, {
      booking: `bookings/${id}`,
      class: `training_classes/${id}`,
    });
    expect(errors).toBeUndefined();
    const found = data as { booking: { peopleToTell: Person[] }; trainingClass: { peopleToTell: Person[] } };
    return { booking: found.booking.peopleToTell, class: found.trainingClass.peopleToTell };
  }

  /** A class with Idris Khan as booker and on seat 2, and Oliver Bamford on seat 1. */
  async function aClass(): Promise<{ id: string; idris: string }> {
    const [id = ''] = await addClassesWithSeats(database, 1);
    const idris = await addContact(database, id);
    await sitDown(database, id, 1);
    await database.execute(sql`INSERT INTO booking_contact (id, booking_id, customer_id, person_id, roles)
      SELECT ${newId()}, id, customer_id, ${idris}, ARRAY['booker'] FROM booking WHERE id = ${id}`);
    await database.execute(sql`INSERT INTO attendee (id, reservation_id, person_id, given_name, family_name, email)
      SELECT ${newId()}, id, ${idris}, 'Idris', 'Khan', 'idris.khan@calder.example' FROM training_seat_reservation
      WHERE class_id = ${id} AND live_seat_number = 2`);
    return { id, idris };
  }

  /** Takes Oliver's contact away, as delegates of old bookings have none. */
  async function oliversWithoutContact(id: string): Promise<string> {
    const { rows } = await database.execute<{ id: string }>(sql`UPDATE attendee SET person_id = NULL
      WHERE given_name = 'Oliver' AND reservation_id IN (SELECT id FROM training_seat_reservation WHERE class_id = ${id})
      RETURNING id`);
    return rows[0]?.id ?? '';
  }

  const names = (people: Person[]) =>
    people.map(({ fullName, roles, seats }) => [fullName, roles.join(), seats.map(({ seatNumber }) => seatNumber)]);
  const everybody = [
    ['Idris Khan', 'booker', [2]],
    ['Oliver Bamford', '', [1]],
  ];

  test.each(['postponeTrainingClass', 'cancelTrainingClass'])(
    'after %s the class and its booking name the bookers first, then the delegates, each once',
    async (move) => {
      const { id } = await aClass();
      expect(await toTell(id)).toEqual({ booking: [], class: [] });
      await done(move, { id: `training_classes/${id}` });
      const found = await toTell(id);
      expect([names(found.booking), names(found.class)]).toEqual([everybody, everybody]);
    },
  );

  test('a tick says who was told and by whom, on the class and on the booking, until it is taken back', async () => {
    const { id, idris } = await aClass();
    await done('postponeTrainingClass', { id: `training_classes/${id}` });
    await done('createTelling', { booking: `bookings/${id}`, customerContact: `customer_contacts/${idris}` });
    const told = await toTell(id);
    for (const people of [told.booking, told.class]) {
      expect(people.map(({ telling }) => telling?.createdBy.person.fullName ?? null)).toEqual([
        expect.any(String),
        null,
      ]);
    }
    await done('deleteTelling', { id: told.class[0]?.telling?.id });
    expect((await toTell(id)).booking.map(({ telling }) => telling)).toEqual([null, null]);
  });

  test('two people who tick at the same time make one telling, which one of them takes back', async () => {
    const { id, idris } = await aClass();
    await done('postponeTrainingClass', { id: `training_classes/${id}` });
    const input = { booking: `bookings/${id}`, customerContact: `customer_contacts/${idris}` };
    const tick = `mutation ($input: createTellingInput!) { createTelling(input: $input) { telling { id } } }`;
    const answers = await Promise.all([1, 2].map(() => server.ask(token, tick, { input })));
    const made = answers.map(({ data }) => (data as { createTelling: { telling: { id: string } } }).createTelling);
    expect(new Set(made.map(({ telling }) => telling.id)).size).toBe(1);
    await done('deleteTelling', { id: made[0]?.telling.id });
    expect((await toTell(id)).booking.map(({ telling }) => telling)).toEqual([null, null]);
  });

  test('a tick that is taken back does not show an older one of the same person', async () => {
    const { id, idris } = await aClass();
    await done('postponeTrainingClass', { id: `training_classes/${id}` });
    for (const telling of [newId(), newId()]) {
      await database.execute(sql`INSERT INTO telling (id, booking_id, person_id) VALUES (${telling}, ${id}, ${idris})`);
    }
    await done('deleteTelling', { id: (await toTell(id)).booking[0]?.telling?.id });
    expect((await toTell(id)).booking.map(({ telling }) => telling)).toEqual([null, null]);
  });

  test('a later cancellation has to be told again', async () => {
    const { id, idris } = await aClass();
    await done('postponeTrainingClass', { id: `training_classes/${id}` });
    await done('createTelling', { booking: `bookings/${id}`, customerContact: `customer_contacts/${idris}` });
    await database.execute(sql`UPDATE telling SET created_at = created_at - interval '1 day' WHERE booking_id = ${id}`);
    await done('cancelTrainingClass', { id: `training_classes/${id}` });
    const { booking, class: ofClass } = await toTell(id);
    expect([...booking, ...ofClass].map(({ telling }) => telling)).toEqual([null, null, null, null]);
  });

  test('a delegate without a contact is ticked and unticked too, on the class and on the booking', async () => {
    const { id } = await aClass();
    const oliver = await oliversWithoutContact(id);
    await done('postponeTrainingClass', { id: `training_classes/${id}` });
    await done('createTelling', { booking: `bookings/${id}`, attendee: `attendees/${oliver}` });
    const told = await toTell(id);
    for (const people of [told.booking, told.class]) {
      expect(people.map((one) => [one.fullName, one.attendee?.id ?? null, one.telling !== null])).toEqual([
        ['Idris Khan', null, false],
        ['Oliver Bamford', `attendees/${oliver}`, true],
      ]);
    }
    await done('createTelling', { booking: `bookings/${id}`, attendee: `attendees/${oliver}` });
    const { rows } = await database.execute(sql`SELECT id FROM telling WHERE booking_id = ${id}`);
    expect(rows.length).toBe(1);
    await done('deleteTelling', { id: told.class[1]?.telling?.id });
    expect((await toTell(id)).booking.map(({ telling }) => telling)).toEqual([null, null]);
  });

  test('a delegate with a contact is told as that contact, and a delegate of another booking is nobody to tell', async () => {
    const { id, idris } = await aClass();
    const other = await aClass();
    const oliver = await oliversWithoutContact(other.id);
    await done('postponeTrainingClass', { id: `training_classes/${id}` });
    const { rows } = await database.execute<{ id: string }>(sql`SELECT id FROM attendee WHERE person_id = ${idris}`);
    await done('createTelling', { booking: `bookings/${id}`, attendee: `attendees/${rows[0]?.id}` });
    expect((await toTell(id)).booking.map(({ telling }) => telling !== null)).toEqual([true, false]);
    const input = { booking: `bookings/${id}`, attendee: `attendees/${oliver}` };
    expect((await write('createTelling', input)).errors?.[0]?.extensions?.violations).toEqual([
      { path: 'attendee', message: 'Attendee must be one of the booking' },
    ]);
  });

  test('a contact of another customer is nobody to tell', async () => {
    const { id } = await aClass();
    const { rows } = await database.execute<{ id: string }>(sql`SELECT p.id FROM person p, booking b
      WHERE b.id = ${id} AND p.customer_id <> b.customer_id LIMIT 1`);
    const input = { booking: `bookings/${id}`, customerContact: `customer_contacts/${rows[0]?.id}` };
    expect((await write('createTelling', input)).errors?.[0]?.extensions?.violations).toEqual([
      { path: 'customerContact', message: 'Contact must be one of the booking’s customer' },
    ]);
  });
});
