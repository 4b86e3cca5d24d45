import type { Database } from '@console/api-kit/database';
import { type GraphqlAnswer, startTestServer } from '@console/api-kit/testing';
import { addClassesWithSeats } from '@console/classes-api/testing';
import { sql } from 'drizzle-orm';

const importing = `mutation ($input: importDelegatesInput!) {
  importDelegates(input: $input) { job { id } } }`;

export const tooMany = 'You have more delegates than the available seats.';

/** A family name for a number: names have no digits. */
const inLetters = (number: number) => String(number).replace(/\d/g, (digit) => 'ABCDEFGHIJ'.charAt(Number(digit)));

export type Imports = Awaited<ReturnType<typeof openImports>>;

/** Starts two servers on the database, and gives what the tests of imports of delegates need. */
export async function openImports(database: Database) {
  const server = await startTestServer({ database });
  /** A second server on the same database. */
  const second = await startTestServer({ database });
  const token = await server.token('manager@example.com');

  const start = (id: string, delegates: string, to = server): Promise<GraphqlAnswer> =>
    to.ask(token, importing, { input: { bookingItem: `booking_items/${id}`, delegates } });

  /** The messages of the imports into a class: 'completed', or why they failed. */
  async function endsOf(trainingClass: string): Promise<string[]> {
    const { rows } = await database.execute<{ said: string }>(
      sql`SELECT coalesce(message, status) AS said FROM job WHERE target = ${`training_classes/${trainingClass}`}`,
    );
    return rows.map(({ said }) => said).sort();
  }

  async function people(): Promise<number> {
    const { rows } = await database.execute<{ n: number }>(sql`SELECT count(*)::int AS n FROM person`);
    return rows[0]?.n ?? 0;
  }

  /** A class whose one booking holds so many seats. All its records have the same ulid. */
  async function booked(seats: number): Promise<string> {
    const [id = ''] = await addClassesWithSeats(database, 1, { places: Math.min(seats + 2, 500), booked: seats });
    return id;
  }

  const list = (id: string, count: number, from = 1) =>
    Array.from(
      { length: count },
      (_, index) => `Delegate,N${inLetters(index + from)},d${index + from}.${id}@new.example`,
    ).join('\n');

  const close = () => Promise.all([server.close(), second.close()]);
  return { server, second, token, start, endsOf, people, booked, list, close };
}
