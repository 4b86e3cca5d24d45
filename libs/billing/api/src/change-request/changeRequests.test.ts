import { brokenInvariants, describeWithDatabase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { changeDesk } from '../testing/changeDesk.ts';

describeWithDatabase('a change request', (databases) => {
  const {
    ask,
    book,
    booking,
    change,
    classes,
    database,
    everything,
    implement,
    invoicesOf,
    itemsOf,
    move,
    pay,
    ...desk
  } = changeDesk(databases);

  afterEach(async () => {
    // The tests pay by SQL, without the activities.
    expect(
      (await brokenInvariants(database())).filter((one) => !one.includes('a payment or its activity is missing')),
    ).toEqual([]);
  });

  const toClass = (id: string | undefined) => ({ newTrainingClass: `training_classes/${id}` });
  const fill = (id: string | undefined) => booking([id ?? '', id ?? '', id ?? '']);

  /** A booking of two seats on the first of two classes, with delegates. */
  async function soldTwice(status: 'draft' | 'confirmed' = 'confirmed') {
    const [from = '', to = ''] = await classes(2);
    const id = await booking([from], status);
    const [item] = await itemsOf(id);
    const delegates = [await desk.seat(item?.id ?? '', from), await desk.seat(item?.id ?? '', from)];
    return { id, item: item?.id ?? '', from, to, delegates };
  }

  test('BKG-12 moves an item to another class: seats, delegates and the draft invoice follow, the item stays', async () => {
    const { id, item, to, delegates } = await soldTwice();
    await database().execute(sql`UPDATE training_class SET title = 'Leadership' WHERE id = ${to}`);
    const [invoice] = await invoicesOf(id);
    const asked = await ask(item, toClass(to));
    expect(asked.impact.map(({ entity }) => entity)).toEqual(['booking', 'delegate', 'delegate', 'note', 'invoice']);
    expect(await implement(asked)).toMatchObject({
      status: 'implemented',
      approval: 'approved',
      fulfilment: 'full',
      error: null,
      invoiceIds: [`invoices/${invoice?.id}`],
      impact: [],
    });
    expect(await itemsOf(id)).toMatchObject([
      { id: item, class: to, title: 'Leadership', quantity: 2, seats: 2, delegates },
    ]);
    expect(await invoicesOf(id)).toEqual([{ ...invoice, lines: ['2 × Leadership'] }]);
  });

  test('an issued invoice stays as it is when its item moves', async () => {
    const { id, item, to } = await soldTwice();
    await pay(id);
    const before = await invoicesOf(id);
    const invoiceIds = before.map((one) => `invoices/${one.id}`);
    expect(await change(item, toClass(to))).toMatchObject({ status: 'implemented', invoiceIds });
    expect(await invoicesOf(id)).toEqual(before);
    expect(await itemsOf(id)).toMatchObject([{ class: to, seats: 2 }]);
  });

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

  test('against a sold-out class nothing changes, the request says why, and is implemented once a seat is free', async () => {
    const { id, item, to } = await soldTwice();
    const asked = await ask(item, toClass(to));
    const other = await fill(to);
    const soldOut = { entity: 'refusal', consequence: 'There are no seats left on this class.' };
    expect(await desk.impactOf(asked)).toMatchObject([soldOut]);
    const before = await everything();
    const errored = { status: 'errored', fulfilment: 'none', error: 'There are no seats left on this class.' };
    expect(await implement(asked)).toMatchObject({ ...errored, invoiceIds: [], purchaseOrderId: null });
    expect(await everything()).toBe(before);
    await book('cancel', other);
    expect(await implement(asked)).toMatchObject({ status: 'implemented', fulfilment: 'full', error: null });
    expect(await itemsOf(id)).toMatchObject([{ class: to, seats: 2 }]);
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

  test('implemented twice at once it is done once', async () => {
    const { id, item } = await soldTwice();
    const { id: request } = await ask(item, { newMaxAttendees: 3 });
    const answers = await Promise.all([1, 2, 3].map(() => desk.send('implementChangeRequest', { id: request })));
    const said = answers.map(({ errors }) => errors?.[0]?.message ?? 'done').sort();
    const already = 'This change request is implemented already.';
    expect(said).toEqual([already, already, 'done']);
    expect(await itemsOf(id)).toMatchObject([{ quantity: 3, seats: 3 }]);
    expect(await invoicesOf(id)).toMatchObject([{ status: 'draft', net: 3 * 49_500 }]);
  });

  test('an older version is refused and the request stays as it is', async () => {
    const { item } = await soldTwice();
    const { id, version } = await ask(item, { newMaxAttendees: 3 });
    const { errors } = await desk.send('implementChangeRequest', { id, version: version - 1 });
    expect(errors?.[0]?.extensions?.status).toBe(409);
    expect(await implement({ id })).toMatchObject({ status: 'implemented' });
  });

  test('another number of seats is refused once the invoice is issued', async () => {
    const { id, item } = await soldTwice();
    await pay(id);
    const asked = await ask(item, { newMaxAttendees: 3 });
    const reason = expect.stringMatching(/^This item is on INV-\d+ and can no longer be changed\.$/);
    expect(asked.impact).toMatchObject([{ entity: 'refusal', consequence: reason }]);
    const before = await everything();
    expect(await implement(asked)).toMatchObject({ status: 'errored', error: reason });
    expect(await everything()).toBe(before);
  });

  test('a free item gets another number of seats although its invoice is issued, and the preview says so', async () => {
    const [from = ''] = await classes(1);
    const id = await booking([from], 'confirmed', { unitPrice: 0 });
    const [item] = await itemsOf(id);
    await database().execute(sql`UPDATE invoice SET status = 'confirmed' WHERE booking_id = ${id}`);
    const asked = await ask(item?.id ?? '', { newMaxAttendees: 3 });
    expect(asked.impact.map(({ entity }) => entity)).toEqual(['booking', 'note', 'invoice']);
    expect(asked.impact.at(-1)?.consequence).toBe('is issued and stays: the amount is the same');
    expect(await implement(asked)).toMatchObject({ status: 'implemented', error: null });
    expect(await itemsOf(id)).toMatchObject([{ quantity: 3, seats: 3 }]);
  });

  test('a transferred delegate gets an item of one seat, and the drafts follow: nothing is lost or billed twice', async () => {
    const { id, item, from, to, delegates } = await soldTwice();
    const [before] = await invoicesOf(id);
    const request = await change(item, { ...toClass(to), delegate: `attendees/${delegates[1]}` });
    expect(request).toMatchObject({ status: 'implemented', error: null });
    expect(await itemsOf(id)).toMatchObject([
      { id: item, class: from, quantity: 1, net: 49_500, seats: 1, delegates: [delegates[0]] },
      { class: to, quantity: 1, net: 49_500, seats: 1, delegates: [delegates[1]] },
    ]);
    const after = await invoicesOf(id);
    expect(after.map(({ status, net }) => ({ status, net }))).toEqual(Array(2).fill({ status: 'draft', net: 49_500 }));
    expect(after.reduce((sum, { net }) => sum + net, 0)).toBe(before?.net);
    expect([...request.invoiceIds].sort()).toEqual(after.map((one) => `invoices/${one.id}`).sort());
  });

  test('a paid invoice also bills the transferred seat: no other is drafted, and the booking completes with it', async () => {
    const { id, item, from, to, delegates } = await soldTwice();
    await pay(id);
    const before = await invoicesOf(id);
    await change(item, { ...toClass(to), delegate: `attendees/${delegates[0]}` });
    await book('hold', id);
    await book('resume', id);
    expect(await invoicesOf(id)).toEqual(before);
    await desk.letEnd(from, to);
    await book('deliver', id);
    expect(await desk.stored(id)).toMatchObject({ status: 'complete', items: ['complete', 'complete'] });
  });

  test('an unpaid invoice becomes void only when the item and the transferred seat are both canceled', async () => {
    const { id, item, from, to, delegates } = await soldTwice();
    await database().execute(sql`UPDATE invoice SET status = 'confirmed' WHERE booking_id = ${id}`);
    await change(item, { ...toClass(to), delegate: `attendees/${delegates[0]}` });
    await move('cancel', from);
    expect(await invoicesOf(id)).toMatchObject([{ status: 'confirmed' }]);
    await move('cancel', to);
    expect(await invoicesOf(id)).toMatchObject([{ status: 'voided' }]);
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
    expect(await change(item, toClass(to))).toMatchObject({ status: 'implemented' });
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
