import { newId } from '@console/api-kit/database';
import { describeWithDatabase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { saidOf } from '../testing/classDesk.ts';
import { editDesk, hours, violationsOf } from '../testing/editDesk.ts';
import { sitDown } from '../testing/soldClasses.ts';

describeWithDatabase('the places of a class are edited in place', (databases) => {
  const { database, server, ask, write, aClass, read, sessionsOf, edit, expectWhole } = editDesk(databases);

  const places = (id: string, maxAttendees: number, turn = 0) =>
    write(server(turn), 'updateTrainingPlaces', { id: `training_classes/${id}`, maxAttendees });

  test('fewer places: reserved seats above get the lowest free numbers, and the impact names their delegates', async () => {
    const id = await aClass();
    await database().execute(
      sql`UPDATE training_seat_reservation SET seat_number = 6 WHERE class_id = ${id} AND seat_number = 2`,
    );
    const { id: person } = await sitDown(database(), id, 6);
    const text =
      'query ($id: ID!) { trainingClass(id: $id) { impactOfPlaces(maxAttendees: 2) { reference title consequence } } }';
    const { data } = await ask(text, { id: `training_classes/${id}` });
    expect(data?.trainingClass).toEqual({
      impactOfPlaces: [{ reference: 'Seat 6', title: 'Oliver Bamford', consequence: 'becomes seat 2' }],
    });
    const any = await ask(text.replace('2)', '2147483647)'), { id: `training_classes/${id}` });
    expect(any.data?.trainingClass).toEqual({ impactOfPlaces: [] });
    const tooFew = await ask(text.replace('2)', '1)'), { id: `training_classes/${id}` });
    expect(tooFew.data?.trainingClass).toMatchObject({
      impactOfPlaces: [{ consequence: '2 seats are reserved. The class needs at least 2 places.' }],
    });
    expect(saidOf(await places(id, 1))).toContain('2 seats are reserved. The class needs at least 2 places.');
    expect(saidOf(await places(id, 2))).toBe('done');
    expect(await read(id)).toMatchObject({ maxAttendees: 2, publicSchedule: { maxAttendees: 2 } });
    const { rows } = await database().execute(sql`SELECT r.seat_number AS seat FROM attendee a
      JOIN training_seat_reservation r ON r.id = a.reservation_id WHERE a.id = ${person}`);
    expect(rows).toEqual([{ seat: 2 }]);
    expect((await read(id)).history.edges[0]?.node.changes).toEqual([
      { field: 'Maximum attendees', from: '6', to: '2' },
      { field: 'Delegates', from: 'Oliver Bamford (seat 6)', to: 'Oliver Bamford (seat 2)' },
    ]);
    expect((await sessionsOf(id)).map(({ seats }) => seats.totalCount)).toEqual([2, 2]);
    await expectWhole();
  });

  test('a seat with attendance keeps its number', async () => {
    const id = await aClass({ over: true });
    await database().execute(
      sql`UPDATE training_seat_reservation SET seat_number = 5 WHERE class_id = ${id} AND seat_number = 2`,
    );
    const { seats } = await sitDown(database(), id, 5);
    await database().execute(sql`UPDATE training_seat SET attendance = 'full' WHERE id = ${seats[0] ?? ''}`);
    expect(violationsOf(await places(id, 4))).toEqual([
      { path: 'maxAttendees', message: 'Attendance is recorded on seat 5. The class needs at least 5 places.' },
    ]);
    expect(saidOf(await places(id, 5))).toBe('done');
  });

  test('the booking of a private class holds all places, before and after', async () => {
    const id = await aClass();
    await database().transaction(async (tx) => {
      await tx.execute(sql`UPDATE booking_item SET type = 'private', quantity = 2 WHERE id = ${id}`);
      await tx.execute(sql`UPDATE training_class SET public_schedule_id = NULL,
        customer_id = (SELECT customer_id FROM booking WHERE id = ${id}) WHERE id = ${id}`);
      await tx.execute(sql`DELETE FROM public_schedule WHERE NOT EXISTS (
        SELECT FROM training_class WHERE public_schedule_id = public_schedule.id)`);
      for (const seat of [3, 4, 5, 6]) {
        await tx.execute(sql`INSERT INTO training_seat_reservation (id, class_id, seat_number, booking_item_id)
          VALUES (${newId()}, ${id}, ${seat}, ${id})`);
      }
    });
    await sitDown(database(), id, 6);
    expect(saidOf(await places(id, 8))).toBe('done');
    const held = async () => {
      const { rows } = await database().execute<{ seat: number }>(sql`SELECT live_seat_number AS seat
        FROM training_seat_reservation WHERE class_id = ${id} AND released_at IS NULL ORDER BY 1`);
      return rows.map(({ seat }) => seat);
    };
    expect(await held()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(saidOf(await places(id, 2))).toBe('done');
    expect(await held()).toEqual([1, 2]);
    await sitDown(database(), id, 2);
    expect(violationsOf(await places(id, 1))).toEqual([
      { path: 'maxAttendees', message: '2 seats have a delegate. The class needs at least 2 places.' },
    ]);
    await expectWhole();
  });

  test('fewer places and a sale at once: one of the two is told', async () => {
    const sell = (id: string, turn: number) =>
      write(server(turn), 'createPublicBookingItem', {
        ...{ booking: `bookings/${id}`, class: `training_classes/${id}` },
        ...{ quantity: 4, unitPrice: 49_500, taxable: true },
      });
    for (const turn of [0, 1, 2, 3]) {
      const id = await aClass();
      const both = turn % 2 ? [places(id, 2, 0), sell(id, 1)] : [sell(id, 1), places(id, 2, 0)];
      const said = (await Promise.all(both)).map(saidOf);
      expect(said.filter((words) => words === 'done')).toHaveLength(1);
      expect(said.find((words) => words !== 'done')).toMatch(/6 seats are reserved|no seats left/);
    }
    await expectWhole();
  });

  test('a class of 500 places over 50 days loses and gets sessions and places', async () => {
    const id = await aClass();
    expect(saidOf(await places(id, 500))).toBe('done');
    const days = Array.from({ length: 50 }, (_, index) => ({
      date: `2096-${String(Math.floor(index / 25) + 1).padStart(2, '0')}-${String((index % 25) + 1).padStart(2, '0')}`,
      ...hours,
    }));
    expect(saidOf(await edit(id, days))).toBe('done');
    expect(saidOf(await places(id, 400))).toBe('done');
    expect(saidOf(await edit(id, days.slice(0, 20)))).toBe('done');
    await expectWhole();
  });
});
