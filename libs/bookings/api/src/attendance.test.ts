import { type Database, newId } from '@console/api-kit/database';
import {
  demoDatabase,
  describeOnEachDatabase,
  type GraphqlAnswer,
  startTestServer,
  type TestServer,
} from '@console/api-kit/testing';
import { addClassesWithSeats, addSeatedClass, saidOf, sitDown } from '@console/classes-api/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

const DELEGATES = 12;

describeOnEachDatabase('attendance', (each) => {
  let database: Database;
  let server: TestServer;
  /** A second server on the same database. */
  let second: TestServer;
  let token: string;

  beforeAll(async () => {
    database = await each.create(demoDatabase());
    server = await startTestServer({ database });
    second = await startTestServer({ database });
    token = await server.token('manager@example.com');
  });
  afterAll(() => Promise.all([server.close(), second.close()]));

  const fullClass = (delegates = DELEGATES) => addSeatedClass(database, delegates);

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

  const statusesOf = (answers: readonly GraphqlAnswer[]) =>
    answers.map(({ errors }) => Number(errors?.[0]?.extensions?.status ?? 200));

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

  test('when two users mark a whole class at the same time, every mark is stored with its author', async () => {
    const { id, sitting } = await fullClass();
    const other = await second.token('admin@example.com');
    const marks = sitting.flatMap(({ seats }, turn) =>
      seats.map((seat, day) => {
        const input = { id: `training_seats/${seat}`, version: 1, attendance: day === 0 ? 'full' : 'partial' };
        const text = `mutation ($input: updateTrainingSeatInput!) { updateTrainingSeat(input: $input) { trainingSeat {
          attendance version updatedBy { id } } } }`;
        return turn % 2 > 0 ? server.ask(token, text, { input }) : second.ask(other, text, { input });
      }),
    );
    const answers = await Promise.all(marks);
    expect(answers.map(saidOf)).toEqual(Array(2 * DELEGATES).fill('done'));
    expect(await firstDay(id)).toEqual(Array(DELEGATES).fill('full'));
    const { rows } = await database.execute(
      sql`SELECT DISTINCT attendance, version, count(DISTINCT updated_by)::int AS people FROM training_seat
        WHERE class_id = ${id} GROUP BY 1, 2 ORDER BY 1`,
    );
    expect(rows).toEqual([
      { attendance: 'full', version: 2, people: 2 },
      { attendance: 'partial', version: 2, people: 2 },
    ]);
  });

  test('when two users mark one seat from the same version, one is refused and gets the present version', async () => {
    const { sitting } = await fullClass(1);
    const seat = sitting[0]?.seats[0];
    const answers = await Promise.all([
      mark(seat, { version: 1, attendance: 'full' }),
      mark(seat, { version: 1, attendance: 'partial' }, second),
    ]);
    expect(statusesOf(answers).sort()).toEqual([200, 409]);
    const told = answers.find(({ errors }) => errors);
    expect(told?.errors?.[0]?.extensions?.version).toEqual({ given: 1, current: 2 });
  });

  test('a mark keeps the fields that it leaves out: notes and attendance can be saved side by side', async () => {
    const { sitting } = await fullClass(1);
    const seat = sitting[0]?.seats[1];
    await Promise.all([
      mark(seat, { attendance: 'partial' }),
      mark(seat, { attendanceComments: ' Left at noon. ' }, second),
    ]);
    const stored = () =>
      database
        .execute(sql`SELECT attendance, attendance_comments AS notes FROM training_seat WHERE id = ${seat}`)
        .then(({ rows }) => rows[0]);
    expect(await stored()).toEqual({ attendance: 'partial', notes: 'Left at noon.' });
    expect(saidOf(await mark(seat, { attendanceComments: '' }))).toBe('done');
    expect(await stored()).toEqual({ attendance: 'partial', notes: null });
  });

  test('notes have at most 1,000 characters', async () => {
    const { sitting } = await fullClass(1);
    const seat = sitting[0]?.seats[0];
    expect(saidOf(await mark(seat, { attendanceComments: 'x'.repeat(1000) }))).toBe('done');
    const { errors } = await mark(seat, { attendanceComments: 'x'.repeat(1001) });
    expect(errors?.[0]?.extensions).toMatchObject({
      status: 422,
      violations: [{ message: 'Attendance notes field must have at most 1000 characters' }],
    });
  });

  test('marking a whole day as full skips partial delegates, delegates with notes and other days', async () => {
    const { id, sitting } = await fullClass(4);
    await mark(sitting[1]?.seats[0], { attendance: 'partial' });
    await mark(sitting[2]?.seats[0], { attendanceComments: 'Did not arrive.' });
    expect(saidOf(await markDay(id, 'none', 'full'))).toBe('done');
    expect(await firstDay(id)).toEqual(['full', 'partial', 'none', 'full']);
    expect(await attended(id)).toBe(3);
  });

  test('undoing a whole day removes its own marks, and keeps a colleague’s later ones', async () => {
    const { id, sitting } = await fullClass(4);
    const changed = sitting.slice(1);
    const people = changed.map((delegate) => delegate.id);
    expect(saidOf(await mark(sitting[0]?.seats[0], { attendance: 'full' }))).toBe('done');
    expect(saidOf(await markDay(id, 'none', 'full'))).toBe('done');
    expect(saidOf(await mark(changed[1]?.seats[0], { attendance: 'partial' }, second))).toBe('done');
    expect(saidOf(await markDay(id, 'full', 'none', people))).toBe('done');
    expect(await firstDay(id)).toEqual(['full', 'none', 'partial', 'none']);
  });

  test('marking a day reaches only its own seats, and of those only seats with a delegate', async () => {
    const [id = ''] = await addClassesWithSeats(database, 1, { over: true });
    const [other = ''] = await addClassesWithSeats(database, 1, { over: true });
    const here = await sitDown(database, id, 1);
    const elsewhere = await sitDown(database, other, 1);
    expect(saidOf(await markDay(id, 'none', 'full', [here.id, elsewhere.id]))).toBe('done');
    expect(saidOf(await markDay(id, 'none', 'full'))).toBe('done');
    expect(await firstDay(id)).toEqual(['full', 'none', 'none', 'none', 'none', 'none']);
    expect(await attended(other)).toBe(0);
  });

  test('when a whole day and single seats are marked at the same time, the single marks win in either order', async () => {
    for (let round = 0; round < 6; round++) {
      const { id, sitting } = await fullClass();
      const singles = sitting.map(
        ({ seats }, turn) =>
          () =>
            mark(seats[0], { attendance: 'partial' }, turn % 2 > 0 ? server : second),
      );
      const sent = [...singles.slice(0, 2 * round), () => markDay(id, 'none', 'full'), ...singles.slice(2 * round)];
      const answers = await Promise.all(sent.map((send) => send()));
      expect(answers.map(saidOf)).toEqual(Array(DELEGATES + 1).fill('done'));
      expect(await firstDay(id)).toEqual(Array(DELEGATES).fill('partial'));
    }
  }, 60_000);

  test('when a day is marked and a booking canceled at the same time, nobody stays marked without a seat', async () => {
    for (let round = 0; round < 6; round++) {
      const { id } = await fullClass();
      const cancel = () => write('cancelBooking', { id: `bookings/${id}` }, second);
      const answers = await Promise.all([markDay(id, 'none', 'full'), cancel()]);
      const [marked, canceled] = statusesOf(answers);
      expect([marked, canceled === 200 ? 0 : DELEGATES]).toEqual([200, await attended(id)]);
    }
  }, 60_000);

  test('attendance is recorded during or after a class, and removed in any state', async () => {
    const { id, sitting } = await fullClass(1);
    const seat = sitting[0]?.seats[0];
    const inState = (status: string) =>
      database.execute(sql`UPDATE training_class SET status = ${status} WHERE id = ${id}`);
    await inState('delivered');
    expect(saidOf(await mark(seat, { attendance: 'full', attendanceComments: 'Was late.' }))).toBe('done');
    await inState('postponed');
    expect(saidOf(await mark(seat, { attendance: 'partial' }))).toBe(
      'This class is postponed. Attendance is recorded once it has new dates.',
    );
    expect(saidOf(await mark(seat, { attendance: 'none', attendanceComments: null }))).toBe('done');
    expect(saidOf(await markDay(id, 'none', 'full'))).toMatch('This class is postponed.');
    expect(saidOf(await markDay(id, 'full', 'none'))).toBe('done');
  });

  test('CLS-08 a note is written in every state of a class but canceled; a mark only while it is confirmed or delivered', async () => {
    const { id, sitting } = await fullClass(1);
    const seat = sitting[0]?.seats[0];
    const states = ['provisional', 'confirmed', 'postponed', 'delivered', 'canceled'];
    const said = async (status: string) => {
      await database.execute(sql`UPDATE training_class SET status = ${status} WHERE id = ${id}`);
      const noted = saidOf(await mark(seat, { attendanceComments: `Written while ${status}.` }));
      const marked = saidOf(await mark(seat, { attendance: 'full' }));
      await mark(seat, { attendance: 'none', attendanceComments: null });
      return [status, noted, marked];
    };
    const answers: string[][] = [];
    for (const status of states) answers.push(await said(status));
    const canceled = 'This class is canceled, so there is no attendance to record.';
    expect(answers).toEqual([
      ['provisional', 'done', 'This class is provisional. Attendance is recorded once it is confirmed.'],
      ['confirmed', 'done', 'done'],
      ['postponed', 'done', 'This class is postponed. Attendance is recorded once it has new dates.'],
      ['delivered', 'done', 'done'],
      ['canceled', canceled, canceled],
    ]);
  });

  test('a booking whose delegates attended cannot be canceled, because their places would be sold again, and says so before', async () => {
    const { id, sitting } = await fullClass(2);
    const seat = sitting[1]?.seats[1];
    const cancel = () => write('cancelBooking', { id: `bookings/${id}` });
    const query = `{ booking(id: "bookings/${id}") { attended noted items { edges { node { attended noted } } } } }`;
    const recorded = async () => (await server.ask(token, query)).data;
    const said = (is: object) => ({ booking: { ...is, items: { edges: [{ node: is }] } } });
    await mark(seat, { attendance: 'full' });
    expect(await recorded()).toEqual(said({ attended: true, noted: false }));
    expect(saidOf(await cancel())).toBe(
      'Attendance is recorded for attendees of this booking, so it can no longer be canceled.',
    );
    await mark(seat, { attendance: 'none', attendanceComments: 'Is ill.' });
    expect(await recorded()).toEqual(said({ attended: false, noted: true }));
    expect(saidOf(await cancel())).toBe(
      'There are attendance notes on attendees of this booking. Clear them before it is canceled.',
    );
    await mark(seat, { attendanceComments: null });
    expect(saidOf(await cancel())).toBe('done');
  });

  const rivals = [
    { rival: 'canceling the booking', name: 'cancelBooking', of: (id: string) => `bookings/${id}` },
    { rival: 'canceling the class', name: 'cancelTrainingClass', of: (id: string) => `training_classes/${id}` },
    { rival: 'taking the delegate off', name: 'deleteAttendee', of: (_id: string, who: string) => `attendees/${who}` },
  ];

  test.each(rivals)(
    'of a mark and $rival at the same time, one is done',
    async ({ name, of }) => {
      for (let round = 0; round < 8; round++) {
        const { id, sitting } = await fullClass(1);
        const who = sitting[0]?.id ?? newId();
        const seat = sitting[0]?.seats[round % 2];
        const sent = [() => mark(seat, { attendance: 'full' }), () => write(name, { id: of(id, who) }, second)];
        const answers = await Promise.all(
          round % 4 > 1 ? sent.toReversed().map((send) => send()) : sent.map((send) => send()),
        );
        const statuses = statusesOf(answers);
        expect(statuses.toSorted(), JSON.stringify(answers)).toEqual([200, 409]);
        const marked = (await attended(id)) === 1;
        const { rows } = await database.execute(
          sql`SELECT FROM attendee a JOIN training_seat_reservation r ON r.id = a.reservation_id
          WHERE r.class_id = ${id} AND r.released_at IS NULL`,
        );
        expect(rows.length).toBe(marked ? 1 : 0);
      }
    },
    60_000,
  );
});
