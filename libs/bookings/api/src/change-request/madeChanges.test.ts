import { describeWithDatabase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { changeDesk } from '../testing/changeDesk.ts';
import { saleDesk } from '../testing/saleDesk.ts';

describeWithDatabase('a change request about a public class', (databases) => {
  const { ask, booking, change, database, everything, implement, itemsOf, move, soldTwice, toClass, ...desk } =
    changeDesk(saleDesk(databases));

  test.each([
    [400, 'Only 4 seats are left on this class.'],
    [2, 'It has 2 seats already.'],
  ])('%i seats that cannot be had: the preview says only why, in the words of the refusal', async (seats, reason) => {
    const { id, item } = await soldTwice();
    const request = await ask(item, { newMaxAttendees: 3 });
    await database().execute(
      sql`UPDATE change_request SET new_max_attendees = ${seats} WHERE id = ${request.id.split('/')[1]}`,
    );
    expect(await desk.impactOf(request)).toMatchObject([{ entity: 'refusal', consequence: reason }]);
    expect(await implement(request)).toMatchObject({ status: 'errored', error: reason });
    expect(await itemsOf(id)).toMatchObject([{ quantity: 2 }]);
  });

  test.each(['from', 'to'] as const)(
    'against a class that a colleague has just canceled (%s) nothing changes',
    async (which) => {
      const sold = await soldTwice();
      const asked = await ask(sold.item, toClass(sold.to));
      await move('cancel', sold[which]);
      const before = await everything();
      const error =
        which === 'to'
          ? 'This class is canceled. Its seats can no longer change.'
          : 'This item is canceled and can no longer be changed.';
      expect(await implement(asked)).toMatchObject({ status: 'errored', error });
      expect(await everything()).toBe(before);
    },
  );

  test('BKG-12 an implemented request keeps its reason and what was before, and the history of the item names both', async () => {
    const { id, item, from } = await soldTwice();
    const request = await ask(item, { newMaxAttendees: 3, reason: 'One more wants to come.' });
    await implement(request);
    const token = await desk.server().token('manager@example.com');
    const shown = `query ($id: ID!, $booking: ID!) {
      changeRequest(id: $id) { reason formerMaxAttendees formerTrainer { id } formerTrainingClass { id startsAt } formerStartsAt }
      booking(id: $booking) { history(first: 1) { edges { node { reason } } } } }`;
    const { data } = await desk.server().ask(token, shown, { id: request.id, booking: `bookings/${id}` });
    const starts = expect.stringMatching(/^20/);
    expect(data).toMatchObject({
      changeRequest: {
        ...{ reason: 'One more wants to come.', formerMaxAttendees: 2, formerTrainer: null, formerStartsAt: starts },
        formerTrainingClass: { id: `training_classes/${from}` },
      },
      booking: {
        history: {
          edges: [{ node: { reason: `${request.reference}: As agreed by telephone. One more wants to come.` } }],
        },
      },
    });
  });

  test('an older version is refused and the request stays as it is', async () => {
    const { item } = await soldTwice();
    const { id, version } = await ask(item, { newMaxAttendees: 3 });
    const { errors } = await desk.send('implementChangeRequest', { id, version: version - 1 });
    expect(errors?.[0]?.extensions?.status).toBe(409);
    expect(await implement({ id })).toMatchObject({ status: 'implemented' });
  });

  test('the only delegate of an item moves with the whole item', async () => {
    const { id, item, from, to, delegates } = await soldTwice();
    await change(item, { ...toClass(to), delegate: `attendees/${delegates[1]}` });
    expect(await change(item, { ...toClass(to), delegate: `attendees/${delegates[0]}` })).toMatchObject({
      status: 'implemented',
    });
    expect(await itemsOf(id)).toMatchObject([
      { id: item, class: to, quantity: 1 },
      { class: to, quantity: 1 },
    ]);
    expect((await itemsOf(id)).some((one) => one.class === from)).toBe(false);
  });

  test('a seat with attendance is not left, and nobody gets a second seat of a class', async () => {
    const { item, from, to, delegates } = await soldTwice();
    await database().execute(
      sql`UPDATE training_seat SET attendance = 'full' WHERE class_id = ${from} AND seat_number = 1`,
    );
    const asked = await ask(item, toClass(to));
    const attended = 'Attendance is recorded on seat 1, so it stays on this class.';
    expect(asked.impact).toMatchObject([{ entity: 'refusal', consequence: attended }]);
    expect(await implement(asked)).toMatchObject({ status: 'errored', error: attended });
    const second = await booking([to]);
    const [there] = await itemsOf(second);
    const guest = await desk.seat(there?.id ?? '', to);
    await database().execute(sql`UPDATE attendee SET person_id = ${delegates[1]} WHERE id = ${guest}`);
    const transfer = await ask(item, { ...toClass(to), delegate: `attendees/${delegates[1]}` });
    const present = expect.stringMatching(/^Oliver Bamford already has a seat of TC-\d+\.$/);
    expect(transfer.impact).toMatchObject([{ entity: 'refusal', consequence: present }]);
    expect(await implement(transfer)).toMatchObject({ status: 'errored', error: present });
    await database().execute(sql`UPDATE attendee SET person_id = ${guest} WHERE id = ${guest}`);
    expect(await desk.impactOf(transfer)).not.toContainEqual(expect.objectContaining({ entity: 'refusal' }));
    await database().execute(sql`DELETE FROM attendee WHERE id = ${delegates[1]}`);
    const left = 'This delegate has no seat of this booking item any more.';
    expect(await desk.impactOf(transfer)).toMatchObject([{ entity: 'refusal', consequence: left }]);
    expect(await implement(transfer)).toMatchObject({ status: 'errored', error: left });
  });

  test('a booking that waits for a postponed class is confirmed again on another class', async () => {
    const { id, item, from, to } = await soldTwice();
    await move('postpone', from);
    expect(await desk.stored(id)).toMatchObject({ status: 'on_hold' });
    const asked = await ask(item, toClass(to));
    expect(asked.impact[0]?.consequence).toMatch(/ and gets 2 seats of TC-\d+\. It is confirmed again$/);
    expect(await implement(asked)).toMatchObject({ status: 'implemented' });
    expect(await desk.stored(id)).toMatchObject({ status: 'confirmed', items: ['confirmed'], seats: 2 });
  });

  test('the dates and the trainer of a public class are not changed for one customer', async () => {
    const { id, item } = await soldTwice();
    const about = { subject: 'Later', booking: `bookings/${id}`, bookingItem: `booking_items/${item}` };
    const { errors } = await desk.send('createChangeRequest', { ...about, newStartsAt: '2098-05-05' });
    expect(errors?.[0]?.message).toBe(
      'A public class keeps its dates for all its customers. Ask for another class instead.',
    );
  });
});
