import type { Database } from '@console/api-kit/database';
import {
  demoDatabase,
  describeWithDatabase,
  type GraphqlAnswer,
  startTestServer,
  type TestServer,
} from '@console/api-kit/testing';
import { addSeatedClass, saidOf, sitDown } from '@console/classes-api/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

describeWithDatabase('attendance by delegate', (databases) => {
  let database: Database;
  let server: TestServer;
  let token: string;

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    token = await server.token('manager@example.com');
  });
  afterAll(() => server.close());

  const fullClass = (delegates: number) => addSeatedClass(database, delegates);

  function write(name: string, input: object): Promise<GraphqlAnswer> {
    return server.ask(token, `mutation ($input: ${name}Input!) { ${name}(input: $input) { clientMutationId } }`, {
      input,
    });
  }

  const mark = (seat: string | undefined, recorded: object) =>
    write('updateTrainingSeat', { id: `training_seats/${seat}`, ...recorded });

  const markThem = (session: string, from: string, attendance: string, attendees: readonly string[]) =>
    write('markTrainingSession', {
      id: `training_sessions/${session}`,
      from,
      attendance,
      attendees: attendees.map((attendee) => `attendees/${attendee}`),
    });

  /** Returns the attendance and notes on the first day, in the order of the places. */
  async function firstDay(id: string): Promise<string[]> {
    const { rows } = await database.execute<{ attendance: string }>(
      sql`SELECT attendance FROM training_seat WHERE session_id = ${id} ORDER BY seat_number`,
    );
    return rows.map(({ attendance }) => attendance);
  }

  test('a day’s mark for certain delegates does not reach delegates who have their seats by now', async () => {
    const { id, sitting } = await fullClass(4);
    const seen = sitting.map((delegate) => delegate.id);
    const changed = [sitting[0]?.id ?? '', sitting[1]?.id ?? ''];
    expect(saidOf(await write('deleteAttendee', { id: `attendees/${changed[0]}` }))).toBe('done');
    const next = await sitDown(database, id, 1);
    expect(saidOf(await write('deleteAttendee', { id: `attendees/${changed[1]}` }))).toBe('done');
    expect(saidOf(await markThem(id, 'none', 'full', seen.slice(0, 3)))).toBe('done');
    expect(await firstDay(id)).toEqual(['none', 'none', 'full', 'none']);
    expect(saidOf(await markThem(id, 'none', 'full', [next.id]))).toBe('done');
    expect(saidOf(await markThem(id, 'full', 'none', seen))).toBe('done');
    expect(await firstDay(id)).toEqual(['full', 'none', 'none', 'none']);
    expect(saidOf(await markThem(id, 'none', 'full', []))).toBe('done');
    expect(await firstDay(id)).toEqual(['full', 'none', 'none', 'none']);
  });

  test('when a day is marked and a delegate removed at the same time, the next delegate is not marked', async () => {
    for (let round = 0; round < 6; round++) {
      const { id, sitting } = await fullClass(2);
      const who = sitting.map((delegate) => delegate.id);
      const [off] = await Promise.all([
        write('deleteAttendee', { id: `attendees/${who[0]}` }).then(async (answer) => {
          if (!answer.errors) await sitDown(database, id, 1);
          return answer;
        }),
        markThem(id, 'none', 'full', who),
      ]);
      expect(await firstDay(id)).toEqual([off.errors ? 'full' : 'none', 'full']);
    }
  });

  test('CLS-08 a seat is marked from the day of the session on, in UTC; notes are written before too', async () => {
    const { id, sitting } = await fullClass(1);
    const seat = sitting[0]?.seats[0];
    const people = sitting.map((delegate) => delegate.id);
    const startOn = (day: string) =>
      database.execute(sql`UPDATE training_session SET starts_at = (current_date + ${day}::int) + interval '23 hours 58 minutes',
        ends_at = (current_date + ${day}::int) + interval '23 hours 59 minutes' WHERE id = ${id}`);
    await startOn('2');
    expect(saidOf(await mark(seat, { attendance: 'full' }))).toMatch(/^Attendance can be marked from .* on\. Notes/);
    expect(saidOf(await markThem(id, 'none', 'full', people))).toMatch(/^Attendance can be marked from/);
    expect(saidOf(await mark(seat, { attendanceComments: 'Comes at ten.' }))).toBe('done');
    await startOn('0');
    expect(saidOf(await mark(seat, { attendance: 'full' }))).toBe('done');
    // A mark from before this rule, or from before new dates, keeps its notes editable and can be taken back.
    await startOn('2');
    expect(saidOf(await mark(seat, { attendanceComments: 'Came at ten.' }))).toBe('done');
    expect(saidOf(await markThem(id, 'full', 'none', people))).toBe('done');
  });

  test('a class says whether attendance is recorded on one of its days', async () => {
    const [one, other] = [await fullClass(1), await fullClass(1)];
    const said = async () => {
      const { data } = await server.ask(
        token,
        'query ($one: ID!, $other: ID!) { one: trainingClass(id: $one) { attended } other: trainingClass(id: $other) { attended } }',
        { one: `training_classes/${one.id}`, other: `training_classes/${other.id}` },
      );
      return data;
    };
    expect(await said()).toEqual({ one: { attended: false }, other: { attended: false } });
    await mark(one.sitting[0]?.seats[1], { attendance: 'partial' });
    await mark(other.sitting[0]?.seats[0], { attendanceComments: 'Is ill.' });
    expect(await said()).toEqual({ one: { attended: true }, other: { attended: false } });
    await mark(one.sitting[0]?.seats[1], { attendance: 'none' });
    expect(await said()).toEqual({ one: { attended: false }, other: { attended: false } });
  });
});
