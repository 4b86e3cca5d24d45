import { describeOnEachDatabase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { changeDesk } from './testing/changeDesk.ts';

describeOnEachDatabase('a change request about a private class', (each) => {
  const { ask, change, database, everything, implement, invoicesOf, itemsOf, ...desk } = changeDesk(each);

  test('other dates of a private class: the sessions keep their hours over the working days', async () => {
    const id = await desk.privateBooking();
    const { rows } = await database().execute<{ day: string }>(
      sql`SELECT to_char(date_trunc('week', now()) + interval '12 weeks 3 days', 'YYYY-MM-DD') AS day`,
    );
    const day = rows[0]?.day ?? '';
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
      entity: 'note',
      reference: 'Trainer’s calendar',
      consequence: expect.stringContaining('teaches TC-'),
    });
    const before = await everything();
    expect(await implement(busy)).toMatchObject({ status: 'errored', error: expect.stringContaining('teaches TC-') });
    expect(await everything()).toBe(before);
  });

  test('another number of places of a private class costs the same, and the booking holds them all', async () => {
    const id = await desk.privateBooking();
    const before = await invoicesOf(id);
    expect(await change(id, { newMaxAttendees: 9 })).toMatchObject({ status: 'implemented', invoiceIds: [] });
    expect(await itemsOf(id)).toMatchObject([{ quantity: 2, seats: 9 }]);
    expect(await invoicesOf(id)).toEqual(before);
  });
});
