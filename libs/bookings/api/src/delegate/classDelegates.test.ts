import type { Database } from '@console/api-kit/database';
import {
  demoDatabase,
  describeWithDatabase,
  planOf,
  readWhole,
  type Statement,
  startTestServer,
  type TestServer,
} from '@console/api-kit/testing';
import { addClassesWithSeats, classDesk, saidOf, sitDown } from '@console/classes-api/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

const asking = 'query ($id: ID!) { classDelegatesDownload(input: { trainingClass: $id }) { path } }';
const titles = 'Seat,Given name,Family name,Company,Email,Telephone,Booking,Booker,Booker email,Booker telephone';

describeWithDatabase('the file with the delegates of a class', (databases) => {
  let database: Database;
  let server: TestServer;
  let token: string;
  const statements: Statement[] = [];
  const { moveClass } = classDesk(
    () => database,
    () => token,
  );

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    token = await server.token('manager@example.com');
    database.onStatement((text, parameters) => statements.push({ text, parameters }));
  });
  afterAll(() => server.close());

  async function linesOf(trainingClass: string): Promise<string[]> {
    const { data } = await server.ask(token, asking, { id: `training_classes/${trainingClass}` });
    const link = data?.classDelegatesDownload as { path: string } | undefined;
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(
      await (await server.request(`/${link?.path}`)).arrayBuffer(),
    );
    expect(text.startsWith('\uFEFF')).toBe(true);
    return text.slice(1).trimEnd().split('\r\n');
  }

  /** A class with Oliver Bamford on its first place, and an empty second place. */
  async function soldClass() {
    const [id = ''] = await addClassesWithSeats(database, 1);
    const { id: person } = await sitDown(database, id, 1);
    await database.execute(
      sql`UPDATE person SET mobile = '07700 900123', email = 'oliver@calder.example' WHERE id = ${person}`,
    );
    await database.execute(sql`INSERT INTO booking_contact (id, booking_id, customer_id, person_id, roles)
      SELECT ${person}, id, customer_id, ${person}, '{booker}' FROM booking WHERE id = ${id}`);
    const { rows } = await database.execute<{ ref: string; name: string }>(
      sql`SELECT b.ref, c.name FROM booking b JOIN customer c ON c.id = b.customer_id WHERE b.id = ${id}`,
    );
    const [{ ref = '', name = '' } = {}] = rows;
    const booked = `${ref},Oliver Bamford,oliver@calder.example,07700 900123`;
    const email = `${person.toLowerCase()}@calder.example`;
    return {
      id,
      lines: [titles, `1,Oliver,Bamford,${name},${email},07700 900123,${booked}`, `2,,,${name},,,${booked}`],
    };
  }

  test('has a line for each held seat, with the booker, whom one can call', async () => {
    const { id, lines } = await soldClass();
    expect(await linesOf(id)).toEqual(lines);
  });

  test('has the people who had a seat when the class was canceled, and nobody who left before', async () => {
    const { id, lines } = await soldClass();
    await database.execute(sql`INSERT INTO training_seat_reservation (id, class_id, seat_number, booking_item_id, released_at)
      SELECT ${id.replace(/.$/, (last) => (last === '0' ? '1' : '0'))}, class_id, 3, booking_item_id, now() - interval '3 days'
      FROM training_seat_reservation WHERE class_id = ${id} LIMIT 1`);
    expect(await linesOf(id)).toEqual(lines);
    expect(saidOf(await moveClass(server, 'cancel', id))).toBe('done');
    expect(await linesOf(id)).toEqual(lines);
  });

  test('reads no table whole', async () => {
    const { id } = await soldClass();
    statements.length = 0;
    await linesOf(id);
    const read = statements.find(({ text }) => text.includes('r.seat_number, a.given_name'));
    if (!read) throw new Error('The delegates were not read.');
    expect(readWhole(await planOf(database, read))).toEqual([]);
  });
});
