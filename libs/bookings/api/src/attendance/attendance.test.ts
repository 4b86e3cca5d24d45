import type { Database } from '@console/api-kit/database';
import { demoDatabase, describeWithDatabase } from '@console/api-kit/testing';
import { addClassesWithSeats, saidOf, sitDown } from '@console/classes-api/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Attendance, openAttendance } from '../testing/openAttendance.ts';

describeWithDatabase('attendance', (databases) => {
  let database: Database;
  let opened: Attendance;

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    opened = await openAttendance(database);
  });
  afterAll(() => opened.close());

  test('FRM-13 notes have at most 1,000 characters', async () => {
    const { fullClass, mark } = opened;
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
    const { fullClass, mark, markDay, firstDay, attended } = opened;
    const { id, sitting } = await fullClass(4);
    await mark(sitting[1]?.seats[0], { attendance: 'partial' });
    await mark(sitting[2]?.seats[0], { attendanceComments: 'Did not arrive.' });
    expect(saidOf(await markDay(id, 'none', 'full'))).toBe('done');
    expect(await firstDay(id)).toEqual(['full', 'partial', 'none', 'full']);
    expect(await attended(id)).toBe(3);
  });

  test('undoing a whole day removes its own marks, and keeps a colleague’s later ones', async () => {
    const { second, fullClass, mark, markDay, firstDay } = opened;
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
    const { markDay, firstDay, attended } = opened;
    const [id = ''] = await addClassesWithSeats(database, 1, { over: true });
    const [other = ''] = await addClassesWithSeats(database, 1, { over: true });
    const here = await sitDown(database, id, 1);
    const elsewhere = await sitDown(database, other, 1);
    expect(saidOf(await markDay(id, 'none', 'full', [here.id, elsewhere.id]))).toBe('done');
    expect(saidOf(await markDay(id, 'none', 'full'))).toBe('done');
    expect(await firstDay(id)).toEqual(['full', 'none', 'none', 'none', 'none', 'none']);
    expect(await attended(other)).toBe(0);
  });

  test('attendance is recorded during or after a class, and removed in any state', async () => {
    const { fullClass, mark, markDay } = opened;
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
    const { fullClass, mark } = opened;
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
    const { server, token, fullClass, write, mark } = opened;
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
});
