import type { Database } from '@console/api-kit/database';
import { type GraphqlAnswer, startTestServer } from '@console/api-kit/testing';
import { addSeatedClass } from '@console/classes-api/testing';
import { sql } from 'drizzle-orm';

export type Attendance = Awaited<ReturnType<typeof openAttendance>>;

/** Starts two servers on the database, and gives what the tests of attendance need. */
export async function openAttendance(database: Database) {
  const server = await startTestServer({ database });
  /** A second server on the same database. */
  const second = await startTestServer({ database });
  const token = await server.token('manager@example.com');

  const fullClass = (delegates: number) => addSeatedClass(database, delegates);

  function write(name: string, input: object, to = server): Promise<GraphqlAnswer> {
    return to.ask(token, `mutation ($input: ${name}Input!) { ${name}(input: $input) { clientMutationId } }`, { input });
  }

  const mark = (seat: string | undefined, recorded: object, to = server) =>
    write('updateTrainingSeat', { id: `training_seats/${seat}`, ...recorded }, to);

  const markDay = (session: string, from: string, attendance: string, people?: readonly string[]) =>
    write('markTrainingSession', {
      id: `training_sessions/${session}`,
      from,
      attendance,
      ...(people ? { attendees: people.map((who) => `attendees/${who}`) } : {}),
    });

  /** Returns the attendance and notes on the first day, in the order of the places. */
  async function firstDay(id: string): Promise<string[]> {
    const { rows } = await database.execute<{ attendance: string }>(
      sql`SELECT attendance FROM training_seat WHERE session_id = ${id} ORDER BY seat_number`,
    );
    return rows.map(({ attendance }) => attendance);
  }

  async function attended(id: string): Promise<number> {
    const { rows } = await database.execute(
      sql`SELECT FROM training_seat WHERE class_id = ${id} AND attendance <> 'none'`,
    );
    return rows.length;
  }

  const close = () => Promise.all([server.close(), second.close()]);
  return { server, second, token, fullClass, write, mark, markDay, firstDay, attended, close };
}
