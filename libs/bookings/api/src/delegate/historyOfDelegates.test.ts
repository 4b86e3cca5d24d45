import type { Database } from '@console/api-kit/database';
import {
  demoDatabase,
  describeWithDatabase,
  type GraphqlAnswer,
  startTestServer,
  type TestServer,
} from '@console/api-kit/testing';
import { addClassesToMove, addClassesWithSeats, saidOf, sitDown } from '@console/classes-api/testing';
import { runJobs } from '@console/core-api/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addContact } from '../testing/saleRows.ts';

interface Entry {
  readonly action: string;
  readonly reason: string | null;
  readonly user: { readonly person: { readonly fullName: string } } | null;
  readonly changes: readonly { readonly field: string; readonly from: string | null; readonly to: string | null }[];
}

const reading = `query ($id: ID!) { trainingClass(id: $id) { history {
  edges { node { id at action reason user { id person { id fullName } } changes { field from to } } } } } }`;

describeWithDatabase('the history of a class names its delegates', (databases) => {
  let database: Database;
  let server: TestServer;
  const tokens: Record<string, string> = {};

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    for (const who of ['admin', 'manager', 'trainer']) tokens[who] = await server.token(`${who}@example.com`);
  });
  afterAll(() => server.close());

  const write = (name: string, input: object, who = 'manager'): Promise<GraphqlAnswer> =>
    server.ask(tokens[who], `mutation ($input: ${name}Input!) { ${name}(input: $input) { clientMutationId } }`, {
      input: { ...input },
    });

  const done = async (answer: Promise<GraphqlAnswer>) => expect(saidOf(await answer)).toBe('done');

  async function historyOf(id: string, who = 'manager'): Promise<Entry[]> {
    const { data, errors } = await server.ask(tokens[who], reading, { id: `training_classes/${id}` });
    expect(errors).toBeUndefined();
    const found = data?.trainingClass as { history: { edges: { node: Entry }[] } };
    return found.history.edges.map(({ node }) => node);
  }

  const changesOf = async (id: string) => (await historyOf(id)).map(({ changes }) => changes);

  async function aClass(booked = 3): Promise<string> {
    const [id = ''] = await addClassesWithSeats(database, 1, { places: Math.max(6, booked), booked });
    return id;
  }

  async function placeOf(id: string, seat: number): Promise<{ reservation: string; seat: string }> {
    const { rows } = await database.execute<{ reservation: string; seat: string }>(
      sql`SELECT r.id AS reservation, s.id AS seat FROM training_seat_reservation r
        JOIN training_seat s ON (s.class_id, s.seat_number) = (r.class_id, r.seat_number)
        WHERE r.class_id = ${id} AND r.live_seat_number = ${seat} LIMIT 1`,
    );
    return rows[0] ?? expect.unreachable(`Seat ${seat} is not reserved.`);
  }

  async function attendeeOn(id: string, seat: number): Promise<string> {
    const { rows } = await database.execute<{ id: string }>(
      sql`SELECT id FROM attendee WHERE reservation_id = ${(await placeOf(id, seat)).reservation}`,
    );
    return `attendees/${rows[0]?.id}`;
  }

  const move = async (id: string, from: number, to: number) =>
    write('moveAttendee', {
      id: await attendeeOn(id, from),
      reservation: `training_seat_reservations/${(await placeOf(id, to)).reservation}`,
    });

  test('who gets a seat, gets another one or leaves it, by whom and when; both roles of staff read it', async () => {
    const id = await aClass();
    const ada = { givenName: 'Ada', familyName: 'Lovelace', email: `ada.${id}@new.example` };
    const idris = await addContact(database, id);
    await done(write('assignTrainingSeat', { id: `training_seats/${(await placeOf(id, 1)).seat}`, attendee: ada }));
    const { reservation } = await placeOf(id, 2);
    const contact = {
      customerContact: `customer_contacts/${idris}`,
      reservation: `training_seat_reservations/${reservation}`,
    };
    await done(write('createAttendee', contact, 'admin'));
    await done(move(id, 1, 3));
    await done(move(id, 2, 3));
    await done(write('deleteAttendee', { id: await attendeeOn(id, 2) }));
    expect(await changesOf(id)).toEqual([
      [{ field: 'Delegates', from: 'Ada Lovelace (seat 2)', to: null }],
      [
        {
          field: 'Delegates',
          from: 'Idris Khan (seat 2); Ada Lovelace (seat 3)',
          to: 'Idris Khan (seat 3); Ada Lovelace (seat 2)',
        },
      ],
      [{ field: 'Delegates', from: 'Ada Lovelace (seat 1)', to: 'Ada Lovelace (seat 3)' }],
      [{ field: 'Delegates', from: null, to: 'Idris Khan (seat 2)' }],
      [{ field: 'Delegates', from: null, to: 'Ada Lovelace (seat 1)' }],
    ]);
    const entries = await historyOf(id, 'admin');
    expect(entries).toEqual(await historyOf(id, 'manager'));
    const names = entries.map(({ user }) => user?.person.fullName);
    expect([new Set(names).size, names[3] === names[4], names[0] === names[4]]).toEqual([2, false, true]);
    const at = server.now.toISOString();
    for (const entry of entries) expect(entry).toMatchObject({ at, action: 'changed', reason: null });
    const { data, errors } = await server.ask(tokens.trainer, reading, { id: `training_classes/${id}` });
    expect([data?.trainingClass ?? null, errors?.[0]?.extensions?.status]).toEqual([null, 403]);
  });

  test('an import is one entry with the number of delegates; a long one names the first 50', async () => {
    const id = await aClass(60);
    const list = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => `D${index + from},Of Import,d${index + from}.${id}@new.example`);
    const add = async (lines: string[]) => {
      await done(write('importDelegates', { bookingItem: `booking_items/${id}`, delegates: lines.join('\n') }));
      expect(await runJobs(database)).toEqual([]);
    };
    await add(list(1, 2));
    expect(await historyOf(id)).toMatchObject([
      {
        action: 'changed',
        user: { person: { fullName: expect.stringMatching(/\S/) } },
        changes: [{ field: 'Delegates imported', from: null, to: '2: D1 Of Import (seat 1); D2 Of Import (seat 2)' }],
      },
    ]);
    await add(list(3, 58));
    const [[change]] = (await changesOf(id)) as [[Entry['changes'][number]]];
    expect(change.to).toMatch(/^58: D3 Of Import \(seat 3\); .*; D52 Of Import \(seat 52\); and 8 more$/);
    const { rows } = await database.execute<{ stored: number }>(
      sql`SELECT max(jsonb_array_length(changes -> 'importedDelegates' -> 'to')) AS stored FROM history WHERE target_id = ${id}`,
    );
    expect(rows).toEqual([{ stored: 58 }]);
  });

  test('a refused change of a seat keeps nothing', async () => {
    const id = await aClass();
    await sitDown(database, id, 1);
    const { seat } = await placeOf(id, 1);
    const attendee = { givenName: 'Ada', familyName: 'Lovelace', email: `ada.${id}@new.example` };
    expect(saidOf(await write('assignTrainingSeat', { id: `training_seats/${seat}`, attendee }))).toMatch(/seat/);
    expect(await historyOf(id)).toEqual([]);
  });

  test.each([
    ['canceled', 'confirmed', 'cancelBooking', { reason: 'The customer has no budget.' }],
    ['deleted', 'draft', 'deleteBooking', {}],
  ] as const)('the delegates of a %s booking leave the class in one entry', async (_, booking, name, more) => {
    const [id = ''] = await addClassesToMove(database, 1, { status: 'confirmed', booking });
    for (const seat of [1, 2]) await sitDown(database, id, seat);
    await done(write(name, { id: `bookings/${id}`, ...more }));
    expect(await historyOf(id)).toMatchObject([
      {
        reason: 'reason' in more ? more.reason : null,
        changes: [{ field: 'Delegates', from: 'Oliver Bamford (seat 1); Oliver Bamford (seat 2)', to: null }],
      },
    ]);
  });
});
