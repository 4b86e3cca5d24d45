import { describeWithDatabase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { changeDesk } from '../testing/changeDesk.ts';
import { saleDesk } from '../testing/saleDesk.ts';

describeWithDatabase('a change request about a private class', (databases) => {
  const { ask, change, database, everything, implement, itemsOf, ...desk } = changeDesk(saleDesk(databases));

  test('other dates of a private class: the sessions keep their hours over the working days', async () => {
    const id = await desk.privateBooking();
    const day = await dayIn(12);
    const asked = await ask(id, { newStartsAt: day });
    expect(asked.impact.map(({ entity }) => entity)).toContain('booking');
    expect(await implement(asked)).toMatchObject({ status: 'implemented' });
    const { rows: days } = await database().execute<{
      day: string;
      hour: string;
    }>(sql`SELECT to_char(starts_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day,
      to_char(starts_at AT TIME ZONE 'UTC', 'HH24:MI') AS hour FROM training_session WHERE class_id = ${id} ORDER BY starts_at`);
    expect(days).toMatchObject([{ day, hour: '09:30' }, { hour: '09:30' }]);
    expect(await desk.stored(id)).toMatchObject({ status: 'confirmed', seats: 6 });
  });

  test('other dates of a private class: a session over midnight still ends on the day after its start', async () => {
    const id = await desk.privateBooking();
    await database().execute(sql`UPDATE training_session
      SET starts_at = date_trunc('day', starts_at) + interval '18 hours', ends_at = date_trunc('day', starts_at) + interval '24.5 hours'
      WHERE class_id = ${id}`);
    const asked = await ask(id, { newStartsAt: await dayIn(16) });
    expect(await implement(asked)).toMatchObject({ status: 'implemented', error: null });
    const { rows } = await database().execute(sql`SELECT to_char(starts_at AT TIME ZONE 'UTC', 'HH24:MI') AS starts,
      to_char(ends_at - starts_at, 'HH24:MI') AS takes FROM training_session WHERE class_id = ${id}`);
    expect(rows).toEqual(Array.from({ length: 2 }, () => ({ starts: '18:00', takes: '06:30' })));
  });

  test('another trainer: the order is drafted and linked; a busy trainer is refused with the day', async () => {
    const id = await desk.privateBooking();
    const trainer = await desk.trainerFor(id);
    const done = await change(id, { newTrainer: `trainers/${trainer}` });
    expect(done).toMatchObject({ status: 'implemented' });
    const { rows } = await database().execute<{ id: string }>(
      sql`SELECT id FROM purchase_order WHERE supplier_id = ${trainer} AND class_id = ${id}`,
    );
    expect(done.purchaseOrderId).toBe(`purchase_orders/${rows[0]?.id}`);
    const other = await desk.privateBooking();
    const busy = await ask(other, { newTrainer: `trainers/${trainer}` });
    expect(busy.impact).toContainEqual({
      entity: 'refusal',
      reference: 'Trainer’s calendar',
      consequence: expect.stringContaining('teaches TC-'),
    });
    const before = await everything();
    expect(await implement(busy)).toMatchObject({ status: 'errored', error: expect.stringContaining('teaches TC-') });
    expect(await everything()).toBe(before);
  });

  /** The working day so many weeks from now. */
  async function dayIn(weeks: number, weekday = 3): Promise<string> {
    const { rows } = await database().execute<{ day: string }>(
      sql`SELECT to_char(date_trunc('week', now()) + make_interval(weeks => ${weeks}, days => ${weekday}), 'YYYY-MM-DD') AS day`,
    );
    return rows[0]?.day ?? '';
  }

  async function sessionDays(id: string): Promise<string[]> {
    const { rows } = await database().execute<{ day: string }>(
      sql`SELECT to_char(starts_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day FROM training_session WHERE class_id = ${id} ORDER BY starts_at`,
    );
    return rows.map(({ day }) => day);
  }

  test('a first day in the past is refused when it is asked, and when the request waited until then', async () => {
    const id = await desk.privateBooking();
    const about = { subject: 'Earlier', booking: `bookings/${id}`, bookingItem: `booking_items/${id}` };
    const { errors } = await desk.send('createChangeRequest', { ...about, newStartsAt: await dayIn(-2) });
    expect(errors?.[0]?.extensions?.violations).toMatchObject([{ path: 'newStartsAt' }]);
    const asked = await ask(id, { newStartsAt: await dayIn(14) });
    await database().execute(
      sql`UPDATE change_request SET new_starts_at = ${await dayIn(-2)} WHERE id = ${asked.id.split('/')[1]}`,
    );
    const before = await everything();
    expect(await implement(asked)).toMatchObject({ status: 'errored', error: expect.stringMatching(/past|today/i) });
    expect(await everything()).toBe(before);
  });

  test('a class can begin on a Saturday, and goes on the next day', async () => {
    const id = await desk.privateBooking();
    const saturday = await dayIn(13, 5);
    expect(await change(id, { newStartsAt: saturday })).toMatchObject({ status: 'implemented', error: null });
    expect(await sessionDays(id)).toEqual([saturday, await dayIn(13, 6)]);
  });

  test('new dates on which the trainer teaches another class are refused with the day', async () => {
    const [id, other] = [await desk.privateBooking(), await desk.privateBooking()];
    const trainer = await desk.trainerFor(id);
    await change(id, { newTrainer: `trainers/${trainer}` });
    const day = await dayIn(15);
    await change(other, { newStartsAt: day });
    await database().execute(sql`UPDATE training_class SET trainer_id = ${trainer} WHERE id = ${other}`);
    const before = await everything();
    expect(await change(id, { newStartsAt: day })).toMatchObject({
      status: 'errored',
      error: expect.stringContaining('teaches TC-'),
    });
    expect(await everything()).toBe(before);
  });

  test('fewer places than delegates are refused', async () => {
    const id = await desk.privateBooking();
    for (let count = 0; count < 3; count += 1) await desk.seat(id, id);
    const before = await everything();
    const asked = await ask(id, { newMaxAttendees: 2 });
    const consequence = '3 seats have a delegate. The class needs at least 3 places.';
    expect(asked.impact).toMatchObject([{ entity: 'refusal', consequence }]);
    expect(await implement(asked)).toMatchObject({
      status: 'errored',
      error: expect.stringContaining('3'),
    });
    expect(await everything()).toBe(before);
    expect(await change(id, { newMaxAttendees: 3 })).toMatchObject({ status: 'implemented', error: null });
    expect(await itemsOf(id)).toMatchObject([{ seats: 3 }]);
  });

  test('other dates and a canceled booking at once leave nothing half done', async () => {
    const id = await desk.privateBooking();
    const asked = await ask(id, { newStartsAt: await dayIn(16) });
    const [answer] = await Promise.all([implement(asked), desk.book('cancel', id)]);
    expect(['implemented', 'errored']).toContain(answer.status);
    expect(await desk.stored(id)).toMatchObject({ status: 'canceled', items: ['canceled'], seats: 0 });
  });
});
