import { brokenInvariants, describeWithDatabase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { changeDesk } from '../testing/changeDesk.ts';

const seatPrice = 59_400;

describeWithDatabase('a seat that was transferred to another class', (databases) => {
  const { ask, booking, change, classes, database, implement, invoicesOf, itemsOf, move, pay, ...desk } =
    changeDesk(databases);

  afterEach(async () => {
    // The tests pay by SQL, without the activities.
    expect(
      (await brokenInvariants(database())).filter((one) => !one.includes('a payment or its activity is missing')),
    ).toEqual([]);
  });

  const toClass = (id: string | undefined) => ({ newTrainingClass: `training_classes/${id}` });

  /** A booking of two seats on the first of two classes, with delegates. */
  async function soldTwice() {
    const [from = '', to = ''] = await classes(2);
    const id = await booking([from]);
    const [item] = await itemsOf(id);
    const delegates = [await desk.seat(item?.id ?? '', from), await desk.seat(item?.id ?? '', from)];
    return { id, item: item?.id ?? '', from, to, delegates };
  }

  const delegate = (id: string | undefined) => ({ delegate: `attendees/${id}` });

  async function toBeRefunded(id: string): Promise<number> {
    const { rows } = await database().execute<{ pence: number }>(
      sql`SELECT sum(to_be_refunded)::int AS pence FROM invoice WHERE booking_id = ${id}`,
    );
    return rows[0]?.pence ?? 0;
  }

  async function cancelItem(item: string): Promise<void> {
    const { errors } = await desk
      .server()
      .ask(
        await desk.server().token('manager@example.com'),
        'mutation ($input: cancelBookingItemInput!) { cancelBookingItem(input: $input) { bookingItem { status } } }',
        { input: { id: `booking_items/${item}`, reason: 'The customer rang' } },
      );
    expect(errors).toBeUndefined();
  }

  test.each([
    ['the item that it left', 0],
    ['the transferred seat', 1],
  ] as const)('when %s is canceled, the price of one seat of the paid invoice is to be refunded', async (_, which) => {
    const { id, item, to, delegates } = await soldTwice();
    await pay(id);
    await change(item, { ...toClass(to), ...delegate(delegates[0]) });
    const items = await itemsOf(id);
    await cancelItem(items[which]?.id ?? '');
    expect(await toBeRefunded(id)).toBe(seatPrice);
    await cancelItem(items[1 - which]?.id ?? '');
    expect(await toBeRefunded(id)).toBe(2 * seatPrice);
  });

  test('a canceled booking returns all that was paid for both', async () => {
    const { id, item, to, delegates } = await soldTwice();
    await pay(id);
    await change(item, { ...toClass(to), ...delegate(delegates[0]) });
    await desk.book('cancel', id);
    expect(await toBeRefunded(id)).toBe(2 * seatPrice);
  });

  test('a seat that left a postponed class is confirmed again when that class is canceled', async () => {
    const { id, item, from, to, delegates } = await soldTwice();
    await move('postpone', from);
    expect(await change(item, { ...toClass(to), ...delegate(delegates[0]) })).toMatchObject({ status: 'implemented' });
    await move('cancel', from);
    expect(await desk.stored(id)).toMatchObject({ status: 'confirmed', items: ['canceled', 'confirmed'], seats: 1 });
  });

  test('an item that left one of two postponed classes is confirmed again when the other is canceled', async () => {
    const [from = '', other = '', to = ''] = await classes(3);
    const id = await booking([from, other]);
    const [item] = await itemsOf(id);
    await move('postpone', from);
    await move('postpone', other);
    expect(await change(item?.id ?? '', toClass(to))).toMatchObject({ status: 'implemented' });
    await move('cancel', other);
    expect(await desk.stored(id)).toMatchObject({ status: 'confirmed', items: ['confirmed', 'canceled'], seats: 2 });
  });

  test('it can go back, and the invoice still bills both', async () => {
    const { id, item, from, to, delegates } = await soldTwice();
    await pay(id);
    const before = await invoicesOf(id);
    await change(item, { ...toClass(to), ...delegate(delegates[0]) });
    const moved = (await itemsOf(id)).find((one) => one.class === to);
    expect(await change(moved?.id ?? '', toClass(from))).toMatchObject({ status: 'implemented', error: null });
    expect(await itemsOf(id)).toMatchObject([
      { class: from, quantity: 1, seats: 1, delegates: [delegates[1]] },
      { class: from, quantity: 1, seats: 1, delegates: [delegates[0]] },
    ]);
    expect(await invoicesOf(id)).toEqual(before);
  });

  test('both delegates of an item are transferred at once: each gets the new seat, once', async () => {
    const { id, item, to, delegates } = await soldTwice();
    const asked = [];
    for (const one of delegates) asked.push(await ask(item, { ...toClass(to), ...delegate(one) }));
    const answers = await Promise.all(asked.map((one) => implement(one)));
    expect(answers.map(({ status, error }) => ({ status, error }))).toEqual(
      Array(2).fill({ status: 'implemented', error: null }),
    );
    const items = await itemsOf(id);
    expect(items.map(({ class: on, quantity, seats }) => ({ on, quantity, seats }))).toEqual(
      Array(2).fill({ on: to, quantity: 1, seats: 1 }),
    );
    expect(items.flatMap((one) => one.delegates).sort()).toEqual([...delegates].sort());
    expect((await invoicesOf(id)).reduce((sum, { net }) => sum + net, 0)).toBe(2 * 49_500);
  });

  test('a delegate who was unassigned meanwhile is not transferred, and nobody else is', async () => {
    const { id, item, to, delegates } = await soldTwice();
    const asked = await ask(item, { ...toClass(to), ...delegate(delegates[0]) });
    await database().execute(sql`DELETE FROM attendee WHERE id = ${delegates[0]}`);
    const before = await desk.everything();
    expect(await implement(asked)).toMatchObject({
      status: 'errored',
      error: 'This delegate has no seat of this booking item any more.',
    });
    expect(await desk.everything()).toBe(before);
    expect(await desk.stored(id)).toMatchObject({ items: ['confirmed'], seats: 2 });
  });

  test('fewer attendees than delegates are refused with their number', async () => {
    const { item } = await soldTwice();
    const before = await desk.everything();
    const asked = await ask(item, { newMaxAttendees: 1 });
    const reason = '2 seats of this item have attendees. Take attendees off their seats first, or keep at least 2.';
    expect(asked.impact).toMatchObject([{ entity: 'refusal', consequence: reason }]);
    expect(await implement(asked)).toMatchObject({ status: 'errored', error: reason });
    expect(await desk.everything()).toBe(before);
  });

  test('a request about a canceled booking is errored and can be canceled', async () => {
    const { id, item, to } = await soldTwice();
    const asked = await ask(item, toClass(to));
    await desk.book('cancel', id);
    const before = await desk.everything();
    expect(await implement(asked)).toMatchObject({
      status: 'errored',
      error: 'This item is canceled and can no longer be changed.',
    });
    expect(await desk.everything()).toBe(before);
    const { errors } = await desk.send('cancelChangeRequest', { id: asked.id });
    expect(errors).toBeUndefined();
  });

  test('a booking that staff put on hold stays on hold on another class', async () => {
    const { id, item, to } = await soldTwice();
    await desk.book('hold', id);
    expect(await change(item, toClass(to))).toMatchObject({ status: 'implemented', error: null });
    expect(await desk.stored(id)).toMatchObject({ status: 'on_hold', seats: 2 });
    await desk.book('resume', id);
    expect(await desk.stored(id)).toMatchObject({ status: 'confirmed', items: ['confirmed'], seats: 2 });
  });

  test('a change and a cancellation at once leave a booking that agrees with itself', async () => {
    const { id, item, to } = await soldTwice();
    const asked = await ask(item, toClass(to));
    const [answer] = await Promise.all([implement(asked), desk.book('cancel', id)]);
    expect(['implemented', 'errored']).toContain(answer.status);
    expect(await desk.stored(id)).toMatchObject({ status: 'canceled', items: ['canceled'], seats: 0 });
  });

  test('a request and the deletion of its item at once: one is done, the other is refused with a sentence', async () => {
    const [on = ''] = await classes(1);
    const id = await booking([on], 'draft');
    const [item] = await itemsOf(id);
    const about = { subject: 'One more', booking: `bookings/${id}`, bookingItem: `booking_items/${item?.id}` };
    const [asked, deleted] = await Promise.all([
      desk.send('createChangeRequest', { ...about, newMaxAttendees: 3 }),
      desk
        .server()
        .ask(
          await desk.server().token('admin@example.com'),
          'mutation ($input: deleteBookingItemInput!) { deleteBookingItem(input: $input) { clientMutationId } }',
          { input: { id: `booking_items/${item?.id}` } },
        ),
    ]);
    const said = [asked, deleted].flatMap(({ errors }) => errors?.[0]?.message ?? []);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/This booking item no longer exists|CR-\d+ is about this item/);
  });
});
