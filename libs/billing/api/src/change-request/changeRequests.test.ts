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
    soldTwice,
    toClass,
    ...desk
  } = changeDesk(databases);

  afterEach(async () => {
    // The tests pay by SQL, without the activities.
    expect(
      (await brokenInvariants(database())).filter((one) => !one.includes('a payment or its activity is missing')),
    ).toEqual([]);
  });

  const fill = (id: string | undefined) => booking([id ?? '', id ?? '', id ?? '']);

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

  test('another number of places of a private class costs the same, and the booking holds them all', async () => {
    const id = await desk.privateBooking();
    const before = await invoicesOf(id);
    expect(await change(id, { newMaxAttendees: 9 })).toMatchObject({ status: 'implemented', invoiceIds: [] });
    expect(await itemsOf(id)).toMatchObject([{ quantity: 2, seats: 9 }]);
    expect(await invoicesOf(id)).toEqual(before);
  });
});
