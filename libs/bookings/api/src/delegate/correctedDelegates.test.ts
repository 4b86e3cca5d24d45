import type { Database } from '@console/api-kit/database';
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

describeWithDatabase('corrected delegates', (databases) => {
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

  async function aClass(size: object = {}): Promise<string> {
    const [id = ''] = await addClassesWithSeats(database, 1, size);
    return id;
  }

  /** Puts a known person on seat 2 of another class. */
  async function alsoSits(person: string, trainingClass: string): Promise<void> {
    await database.execute(sql`INSERT INTO attendee (id, reservation_id, person_id, given_name, family_name, email)
      SELECT r.id, r.id, p.id, p.given_name, p.family_name, p.email FROM training_seat_reservation r, person p
      WHERE r.class_id = ${trainingClass} AND r.live_seat_number = 2 AND p.id = ${person}`);
  }

  async function namesOn(trainingClass: string): Promise<string[]> {
    const { rows } = await database.execute<{ line: string }>(sql`
      SELECT a.given_name || ' ' || a.family_name || ' ' || a.email AS line FROM attendee a
      JOIN training_seat_reservation r ON r.id = a.reservation_id WHERE r.class_id = ${trainingClass} ORDER BY r.seat_number`);
    return rows.map(({ line }) => line);
  }

  async function historyOf(trainingClass: string): Promise<unknown> {
    const reading = `query ($id: ID!) { trainingClass(id: $id) { history { edges { node { id changes { field from to } } } } } }`;
    const { data } = await server.ask(token, reading, { id: `training_classes/${trainingClass}` });
    const found = data?.trainingClass as { history: { edges: { node: { changes: unknown } }[] } } | undefined;
    return found?.history.edges.flatMap(({ node }) => node.changes);
  }

  const correction = { givenName: 'Oliver', familyName: 'Bamforth', email: 'o.bamforth@calder.example' };
  const corrected = 'Oliver Bamforth o.bamforth@calder.example';

  test('another delegate of the class or the booking with the email is named before a correction, in any notation', async () => {
    const [id, other] = [await aClass(), await aClass()];
    const [{ id: oliver }, { id: second }] = [await sitDown(database, id, 1), await sitDown(database, id, 2)];
    const { id: stranger } = await sitDown(database, other, 1);
    await alsoSits(oliver, other);
    const asked = async (email: string) => {
      const asking = `query ($ids: [ID!]!, $email: String!) { delegatesWithEmail(attendees: $ids, email: $email) { id } }`;
      const { data, errors } = await server.ask(token, asking, { ids: [`attendees/${oliver}`], email });
      expect(errors).toBeUndefined();
      return (data as { delegatesWithEmail: { id: string }[] }).delegatesWithEmail.map((one) => one.id);
    };
    const emailOf = (who: string) => `${who}@calder.example`;
    expect(await asked(emailOf(second).toUpperCase())).toEqual([`attendees/${second}`]);
    expect(await asked(emailOf(oliver))).toEqual([]);
    expect(await asked(emailOf(stranger))).toEqual([]);
    await database.execute(sql`UPDATE booking_item SET booking_id = ${id} WHERE class_id = ${other}`);
    expect(await asked(emailOf(stranger))).toEqual([`attendees/${stranger}`]);
    await database.execute(sql`UPDATE attendee SET person_id = NULL WHERE id = ${stranger}`);
    expect(await asked(emailOf(stranger))).toEqual([`attendees/${stranger}`]);
  });

  test('a corrected contact takes its seats of classes that are not over along, where staff want it', async () => {
    const [coming, other, over, delivered] = [
      await aClass(),
      await aClass(),
      await aClass({ over: true }),
      await aClass(),
    ];
    const { id: person } = await sitDown(database, coming, 1);
    for (const each of [other, over, delivered]) await alsoSits(person, each);
    await database.execute(sql`UPDATE training_class SET status = 'delivered' WHERE id = ${delivered}`);
    const { data } = await server.ask(
      token,
      `query ($id: ID!) { customerContact(id: $id) { comingAttendees { id } } }`,
      { id: `customer_contacts/${person}` },
    );
    expect(data).toMatchObject({ customerContact: { comingAttendees: [expect.anything(), expect.anything()] } });

    const input = { id: `customer_contacts/${person}`, ...correction };
    expect(saidOf(await write('updateCustomerContact', { ...input, version: 1 }))).toBe('done');
    const old = `Oliver Bamford ${person.toLowerCase()}@calder.example`;
    expect(await Promise.all([coming, other, over, delivered].map(namesOn))).toEqual([[old], [old], [old], [old]]);

    expect(saidOf(await write('updateCustomerContact', { ...input, version: 2, correctSeats: true }))).toBe('done');
    expect(await Promise.all([coming, other, over, delivered].map(namesOn))).toEqual([
      [corrected],
      [corrected],
      [old],
      [old],
    ]);
    expect(await historyOf(coming)).toEqual([
      {
        field: 'Delegates',
        from: `Oliver Bamford, ${person.toLowerCase()}@calder.example (seat 1)`,
        to: 'Oliver Bamforth, o.bamforth@calder.example (seat 1)',
      },
    ]);
  });

  test.each([
    ['another telephone locks the contact alone', { telephone: '01422 300100' }, ['person no key update']],
    [
      'another name locks the class, the customer and the contact, and keeps nobody from referring to them',
      { familyName: 'Bamforth' },
      ['training_class no key update', 'customer no key update', 'person no key update'],
    ],
  ])('of a form that sends every field, %s', async (_, change, locks) => {
    const { id: contact } = await sitDown(database, await aClass(), 1);
    const { rows } = await database.execute(sql`SELECT given_name AS "givenName", family_name AS "familyName", email,
      'customers/' || customer_id AS customer FROM person WHERE id = ${contact}`);
    const locked: string[] = [];
    const stop = database.onStatement((text) => {
      const [, table, strength] = /from "(\w+)".* for ((?:no key )?update)/s.exec(text) ?? [];
      if (table && table !== 'user') locked.push(`${table} ${strength}`);
    });
    const input = { id: `customer_contacts/${contact}`, ...rows[0], ...change, correctSeats: true };
    expect(saidOf(await write('updateCustomerContact', { ...input, version: 1 }))).toBe('done');
    stop();
    expect(locked).toEqual(locks);
  });

  test('a contact that somebody else has changed meanwhile corrects no seat', async () => {
    const coming = await aClass();
    const { id: person } = await sitDown(database, coming, 1);
    const input = { id: `customer_contacts/${person}`, ...correction, correctSeats: true };
    expect((await write('updateCustomerContact', { ...input, version: 9 })).errors?.[0]?.extensions?.status).toBe(409);
    expect(await namesOn(coming)).toEqual([`Oliver Bamford ${person.toLowerCase()}@calder.example`]);
  });

  test.each([
    ['before the class', {}, ''],
    ['after attendance was recorded', { over: true }, `UPDATE training_seat SET attendance = 'full' WHERE id = :id`],
    ['after the class was canceled', {}, `UPDATE training_class SET status = 'canceled' WHERE id = :id`],
  ])(
    'the name on a seat is corrected %s, and marks, notes, answers and the contact stay',
    async (_, size, statement) => {
      const id = await aClass(size);
      const { id: attendee } = await sitDown(database, id, 1);
      await database.execute(sql`UPDATE training_seat SET attendance_comments = 'Came late.' WHERE id = ${id}`);
      await database.execute(sql`UPDATE attendee SET reviewed_outline = true WHERE id = ${attendee}`);
      if (statement) await database.execute(sql.raw(statement.replace(':id', `'${id}'`)));
      const seats = sql`SELECT attendance, attendance_comments FROM training_seat WHERE class_id = ${id} ORDER BY id`;
      const { rows: before } = await database.execute(seats);
      expect(saidOf(await write('updateAttendee', { id: `attendees/${attendee}`, familyName: 'Bamforth' }))).toBe(
        'done',
      );
      expect(await namesOn(id)).toEqual([`Oliver Bamforth ${attendee.toLowerCase()}@calder.example`]);
      expect((await database.execute(seats)).rows).toEqual(before);
      const { rows } = await database.execute(
        sql`SELECT p.family_name, a.reviewed_outline FROM attendee a JOIN person p ON p.id = a.person_id WHERE a.id = ${attendee}`,
      );
      expect(rows).toEqual([{ family_name: 'Bamford', reviewed_outline: true }]);
      expect(await historyOf(id)).toEqual([
        { field: 'Delegates', from: 'Oliver Bamford (seat 1)', to: 'Oliver Bamforth (seat 1)' },
      ]);
    },
  );
});
