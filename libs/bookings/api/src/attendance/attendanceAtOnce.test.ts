import { type Database, newId } from '@console/api-kit/database';
import { demoDatabase, describeOnEachDatabase, type GraphqlAnswer } from '@console/api-kit/testing';
import { saidOf } from '@console/classes-api/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Attendance, openAttendance } from '../testing/openAttendance.ts';

const DELEGATES = 12;

const statusesOf = (answers: readonly GraphqlAnswer[]) =>
  answers.map(({ errors }) => Number(errors?.[0]?.extensions?.status ?? 200));

describeOnEachDatabase('attendance at the same time', (each) => {
  let database: Database;
  let opened: Attendance;

  beforeAll(async () => {
    database = await each.create(demoDatabase());
    opened = await openAttendance(database);
  });
  afterAll(() => opened.close());

  test('when two users mark a whole class at the same time, every mark is stored with its author', async () => {
    const { server, second, token, fullClass, firstDay } = opened;
    const { id, sitting } = await fullClass(DELEGATES);
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
    const { second, fullClass, mark } = opened;
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
    const { second, fullClass, mark } = opened;
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

  test('when a whole day and single seats are marked at the same time, the single marks win in either order', async () => {
    const { server, second, fullClass, mark, markDay, firstDay } = opened;
    for (let round = 0; round < 6; round++) {
      const { id, sitting } = await fullClass(DELEGATES);
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
  });

  test('when a day is marked and a booking canceled at the same time, nobody stays marked without a seat', async () => {
    const { second, fullClass, write, markDay, attended } = opened;
    for (let round = 0; round < 6; round++) {
      const { id } = await fullClass(DELEGATES);
      const cancel = () => write('cancelBooking', { id: `bookings/${id}` }, second);
      const answers = await Promise.all([markDay(id, 'none', 'full'), cancel()]);
      const [marked, canceled] = statusesOf(answers);
      expect([marked, canceled === 200 ? 0 : DELEGATES]).toEqual([200, await attended(id)]);
    }
  });

  const rivals = [
    { rival: 'canceling the booking', name: 'cancelBooking', of: (id: string) => `bookings/${id}` },
    { rival: 'canceling the class', name: 'cancelTrainingClass', of: (id: string) => `training_classes/${id}` },
    { rival: 'taking the delegate off', name: 'deleteAttendee', of: (_id: string, who: string) => `attendees/${who}` },
  ];

  test.each(rivals)('of a mark and $rival at the same time, one is done', async ({ name, of }) => {
    const { second, fullClass, write, mark, attended } = opened;
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
  });
});
