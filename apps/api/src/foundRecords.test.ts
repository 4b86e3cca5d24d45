import type { Database } from '@console/api-kit/database';
import { demoDatabase, describeWithDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

interface Found {
  readonly entity: string;
  readonly reference: string;
  readonly title: string;
  readonly target: string;
  readonly customerName: string | null;
  readonly date: string | null;
  readonly status: string | null;
}

describeWithDatabase('records of the reference search', (databases) => {
  let database: Database;
  let server: TestServer;
  let token: string;

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    token = await server.token('manager@example.com');
  });
  afterAll(() => server.close());

  async function found(reference: string): Promise<Found[]> {
    const { data, errors } = await server.ask(
      token,
      `query ($reference: String!) { referenceSearches(reference: $reference, first: 50) { totalCount edges { node {
        entity reference title target customerName date status } } } }`,
      { reference },
    );
    expect(errors).toBeUndefined();
    const search = data?.referenceSearches as { totalCount: number; edges: { node: Found }[] };
    expect(search.edges.length).toBe(Math.min(50, search.totalCount));
    return search.edges.map(({ node }) => node);
  }

  async function changed(text: string): Promise<string> {
    const { rows } = await database.execute<{ id: string }>(sql.raw(`${text} RETURNING id`));
    return rows[0]?.id ?? expect.unreachable('The demo data has no such record.');
  }
  const first = (table: string, where = 'true') => `id = (SELECT id FROM ${table} WHERE ${where} ORDER BY id LIMIT 1)`;

  test('are people, by name and email, trainers, courses and change requests too', async () => {
    const contact = await changed(
      `UPDATE person SET family_name = 'O’Quillfeather', email = 'q@quill.example' WHERE ${first('person', `kind = 'customer'`)}`,
    );
    const trainer = await changed(`UPDATE trainer SET status = 'active' WHERE ${first('trainer')}`);
    await database.execute(sql`UPDATE person SET family_name = 'Ønquist' WHERE id =
      (SELECT person_id FROM trainer WHERE id = ${trainer})`);
    const course = await changed(
      `UPDATE course SET title = 'Quarrying safely', reference = 'QS-9' WHERE ${first('course')}`,
    );
    const request = await changed(
      `UPDATE change_request SET subject = 'Quorate dates' WHERE ${first('change_request')}`,
    );
    const targets = async (text: string) => (await found(text)).map(({ entity, target }) => [entity, target]);
    const isContact = [['customer_contact', `customer_contacts/${contact}`]];
    expect(await targets("O'QUILLFEATHER")).toEqual(isContact);
    expect(await targets('<q@quill.example>')).toEqual(isContact);
    expect(await targets('onquist')).toEqual([['trainer', `trainers/${trainer}`]]);
    for (const text of ['quarrying safely', 'qs-9']) {
      expect(await targets(text)).toContainEqual(['course', `courses/${course}`]);
    }
    expect(await targets('quorate')).toEqual([['change_request', `change_requests/${request}`]]);
    const { rows } = await database.execute<{ ref: string }>(sql`SELECT ref FROM change_request WHERE id = ${request}`);
    expect((await targets(`${rows[0]?.ref}.`))[0]).toEqual(['change_request', `change_requests/${request}`]);
  });

  test('say their customer, date and status', async () => {
    const { rows } = await database.execute<{ ref: string; name: string; day: string }>(sql`
      SELECT booking.ref, customer.name, to_char(booked_at, 'YYYY-MM-DD') AS day FROM booking
      JOIN customer ON customer.id = customer_id WHERE status = 'on_hold' ORDER BY booking.id LIMIT 1`);
    const [one] = rows;
    expect((await found(one?.ref ?? ''))[0]).toMatchObject({
      entity: 'booking',
      customerName: one?.name,
      date: one?.day,
      status: 'On hold',
    });
  });

  test('come in the order of use: coming, open, over; of one state the next, then the newest', async () => {
    const { rows } = await database.execute<{ id: string; ref: string }>(
      sql`SELECT id, ref FROM training_class ORDER BY id LIMIT 6`,
    );
    await database.execute(sql`ALTER TABLE training_class DISABLE TRIGGER USER`);
    const states = [
      ['canceled', 9],
      ['delivered', -9],
      ['confirmed', 40],
      ['confirmed', -3],
      ['provisional', 2],
      ['postponed', 7],
    ] as const;
    for (const [at, [status, days]] of states.entries()) {
      const starts = new Date(Date.now() + days * 86_400_000).toISOString();
      await database.execute(sql`UPDATE training_class SET title = 'Xylophones', status = ${status}, starts_at = ${starts},
        ends_at = ${starts}::timestamptz + interval '1 hour' WHERE id = ${rows[at]?.id}`);
      await database.execute(sql`UPDATE reference_entry SET title = 'Xylophones' WHERE target_id = ${rows[at]?.id}`);
    }
    await database.execute(sql`ALTER TABLE training_class ENABLE TRIGGER USER`);
    const order = [4, 5, 2, 3, 1, 0].map((at) => rows[at]?.ref);
    for (const text of ['xylophones', 'xylo', 'phones']) {
      expect((await found(text)).map(({ reference }) => reference)).toEqual(order);
    }
  });
});
