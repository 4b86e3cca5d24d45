import type { Database } from '@console/api-kit/database';
import {
  demoDatabase,
  describeWithDatabase,
  type GraphqlAnswer,
  startTestServer,
  type TestServer,
} from '@console/api-kit/testing';
import { addAttendee, addPublicClass } from '@console/classes-api/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDrafts } from '../testing/saleRows.ts';

const item = `bookingItem { id version title status type quantity netPrice { amount } taxValue { amount } grossPrice { amount } poNumber
  booking { netPrice { amount } expectedTotalValue { amount } } class { seatsTotalCount seatsReservedCount seatsFreeCount } }`;
const texts: Record<string, string> = {
  create: `mutation ($input: createPublicBookingItemInput!) { write: createPublicBookingItem(input: $input) { ${item} } }`,
  update: `mutation ($input: updateBookingItemInput!) { write: updateBookingItem(input: $input) { ${item} } }`,
  delete:
    'mutation ($input: deleteBookingItemInput!) { write: deleteBookingItem(input: $input) { bookingItem { id } } }',
};

interface Item {
  id: string;
  version: number;
  [field: string]: unknown;
}

describeWithDatabase('items of bookings', (databases) => {
  let database: Database;
  let server: TestServer;
  let token: string;
  let booking: string;
  let trainingClass: string;

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    token = await server.token('manager@example.com');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    [booking = ''] = await addDrafts(database, 1);
    trainingClass = await addPublicClass(database, 6);
  });

  const price = { quantity: 2, unitPrice: 49_500, taxable: true };
  const toCreate = () => ({ booking: `bookings/${booking}`, class: `training_classes/${trainingClass}`, ...price });

  function send(what: 'create' | 'update' | 'delete', input: object): Promise<GraphqlAnswer> {
    return server.ask(token, texts[what] ?? '', { input });
  }

  async function done(what: 'create' | 'update' | 'delete', input: object): Promise<Item> {
    const { data, errors } = await send(what, input);
    expect(errors).toBeUndefined();
    return (
      (data?.write as { bookingItem: Item } | undefined)?.bookingItem ?? expect.unreachable('Nothing was written.')
    );
  }

  async function refusal(what: 'create' | 'update' | 'delete', input: object): Promise<string> {
    const { data, errors } = await send(what, input);
    expect([data?.write ?? null, errors?.[0]?.extensions?.status]).toEqual([null, 409]);
    return errors?.[0]?.message ?? '';
  }

  async function seats(id: string): Promise<number[]> {
    const { rows } = await database.execute<{ seat: number }>(
      sql`SELECT live_seat_number AS seat FROM training_seat_reservation
        WHERE booking_item_id = ${id.replace('booking_items/', '')} AND released_at IS NULL ORDER BY 1`,
    );
    return rows.map(({ seat }) => seat);
  }

  async function set(table: string, id: string, values: string): Promise<void> {
    await database.execute(sql`UPDATE ${sql.identifier(table)} SET ${sql.raw(values)} WHERE id = ${id}`);
  }

  test('an item takes the lowest free seats at once, in a draft too, and the totals follow', async () => {
    const first = await done('create', toCreate());
    expect(first).toMatchObject({
      title: 'Mental Health First Aid',
      status: 'draft',
      type: 'public',
      netPrice: { amount: 99_000 },
      taxValue: { amount: 19_800 },
      grossPrice: { amount: 118_800 },
      booking: { netPrice: { amount: 99_000 }, expectedTotalValue: { amount: 118_800 } },
      class: { seatsTotalCount: 6, seatsReservedCount: 2, seatsFreeCount: 4 },
    });
    const second = await done('create', { ...toCreate(), quantity: 1, taxRatePercent: 5, poNumber: ' PO-7 ' });
    expect(second).toMatchObject({
      taxValue: { amount: 2_475 },
      poNumber: 'PO-7',
      booking: { netPrice: { amount: 148_500 }, expectedTotalValue: { amount: 170_775 } },
      class: { seatsFreeCount: 3 },
    });
    const untaxed = await done('create', { ...toCreate(), quantity: 1, taxable: false });
    expect(untaxed.taxValue).toEqual({ amount: 0 });
    expect([await seats(first.id), await seats(second.id), await seats(untaxed.id)]).toEqual([[1, 2], [3], [4]]);
  });

  test('a class sells no more seats than it has, and a refusal says how many are left', async () => {
    await done('create', { ...toCreate(), quantity: 3 });
    expect(await refusal('create', { ...toCreate(), quantity: 4 })).toBe('Only 3 seats are left on this class.');
    await done('create', toCreate());
    expect(await refusal('create', toCreate())).toBe('Only 1 seat is left on this class.');
    await done('create', { ...toCreate(), quantity: 1 });
    expect(await refusal('create', { ...toCreate(), quantity: 1 })).toBe('There are no seats left on this class.');
  });

  test.each([
    ['on_hold', 'This booking is on hold. Resume it to add items.'],
    ['complete', 'This booking is complete. Items can be added to a draft or a confirmed booking.'],
    ['canceled', 'This booking is canceled. Items can be added to a draft or a confirmed booking.'],
  ])('a booking that is %s takes no items', async (status, words) => {
    await set('booking', booking, `status = '${status}'`);
    expect(await refusal('create', toCreate())).toBe(words);
  });

  test.each([
    [{ quantity: 0 }, 'quantity', 'Seats must be at least 1'],
    [{ quantity: 501 }, 'quantity', 'Seats must be at most 500'],
    [{ unitPrice: -1 }, 'unitPrice', 'Unit price must be at least £0.00'],
    [{ unitPrice: 1_000_000_000 }, 'unitPrice', 'An item can come to at most £10,000,000.00'],
    [{ taxRatePercent: 100.5 }, 'taxRatePercent', 'Tax rate must be at most 100%'],
    [{ taxRatePercent: 17.555 }, 'taxRatePercent', 'Tax rate must be valid'],
    [{ poNumber: 'x'.repeat(256) }, 'poNumber', 'PO number field must have at most 255 characters'],
    [{ class: 'training_classes/01J9ZK0Q3M6V8T2B4C6D8E0F1G' }, 'class', 'This training class no longer exists.'],
    [{ booking: 'customers/01J9ZK0Q3M6V8T2B4C6D8E0F1G' }, 'booking', 'Booking must be valid'],
  ])('%o is refused on its field', async (wrong, path, message) => {
    const { errors } = await send('create', { ...toCreate(), ...wrong });
    expect(errors?.[0]?.extensions).toMatchObject({ status: 422, violations: [{ path, message }] });
  });

  test('a booking stays within the largest amount', async () => {
    const dear = { ...toCreate(), quantity: 1, unitPrice: 1_000_000_000, taxable: false };
    await done('create', dear);
    const second = await done('create', dear);
    expect(await refusal('create', { ...dear, unitPrice: 1 })).toBe(
      'A booking can come to at most £20,000,000.00 with tax.',
    );
    const { id, version } = second;
    const taxed = { id, version, quantity: 1, unitPrice: 1_000_000_000, taxable: true };
    expect(await refusal('update', taxed)).toMatch('at most £20,000,000.00');
  });

  test('a new unit price is checked together with the stored quantity', async () => {
    const { id } = await done('create', { ...toCreate(), quantity: 2 });
    const { errors } = await send('update', { id, unitPrice: 1_000_000_000 });
    const message = 'An item can come to at most £10,000,000.00';
    expect(errors?.[0]?.extensions?.violations).toEqual([{ path: 'unitPrice', message }]);
    expect(await done('update', { id, unitPrice: 30_000 })).toMatchObject({
      quantity: 2,
      netPrice: { amount: 60_000 },
    });
  });

  test('a larger quantity reserves seats, a smaller one releases them: free seats before seats with attendees', async () => {
    const { id } = await done('create', { ...toCreate(), quantity: 3 });
    const change = (quantity: number) => ({ id, ...price, quantity });
    expect(await done('update', change(5))).toMatchObject({ quantity: 5, class: { seatsFreeCount: 1 } });
    expect(await seats(id)).toEqual([1, 2, 3, 4, 5]);
    expect(await refusal('update', change(7))).toBe('Only 1 seat is left on this class.');

    await addAttendee(database, trainingClass, 5);
    await addAttendee(database, trainingClass, 2);
    const fewer = await done('update', change(2));
    expect(fewer).toMatchObject({ quantity: 2, netPrice: { amount: 99_000 }, class: { seatsFreeCount: 4 } });
    expect(await seats(id)).toEqual([2, 5]);
    expect(await refusal('update', change(1))).toBe(
      '2 seats of this item have attendees. Take attendees off their seats first, or keep at least 2.',
    );
    expect(await seats(id)).toEqual([2, 5]);
  });

  test('seats of a postponed class can be released but not sold; seats of a delivered class neither', async () => {
    const { id } = await done('create', { ...toCreate(), quantity: 3 });
    await set('training_class', trainingClass, `status = 'postponed'`);
    expect(await refusal('update', { id, ...price, quantity: 4 })).toMatch('is postponed');
    expect(await done('update', { id, ...price, quantity: 2 })).toMatchObject({ class: { seatsFreeCount: 4 } });
    await set('training_class', trainingClass, `status = 'delivered'`);
    expect(await refusal('update', { id, ...price, quantity: 1 })).toMatch('has been delivered');
    expect(await done('update', { id, ...price, unitPrice: 10_000 })).toMatchObject({ netPrice: { amount: 20_000 } });
  });

  test('a change keeps the fields that it leaves out', async () => {
    const { id } = await done('create', { ...toCreate(), taxRatePercent: 5, poNumber: 'PO-7' });
    expect(await done('update', { id, ...price, unitPrice: 10_000 })).toMatchObject({
      taxValue: { amount: 1_000 },
      poNumber: 'PO-7',
      booking: { expectedTotalValue: { amount: 21_000 } },
    });
    expect(await done('update', { id, ...price, taxRatePercent: null, poNumber: '' })).toMatchObject({
      taxValue: { amount: 19_800 },
      poNumber: null,
    });
  });

  test('an item that is canceled, complete or on an issued invoice cannot be changed', async () => {
    const { id } = await done('create', toCreate());
    const ulid = id.replace('booking_items/', '');
    await set('booking_item', ulid, `status = 'complete'`);
    expect(await refusal('update', { id, ...price })).toBe('This item is complete and can no longer be changed.');
    await set('booking_item', ulid, `status = 'draft'`);
    await database.execute(sql`INSERT INTO invoice (id, status, customer_id, booking_id, booking_item_id, document_date, due_date)
      SELECT ${ulid}, 'confirmed', customer_id, id, ${ulid}, '2026-11-18Z', '2026-12-18Z' FROM booking WHERE id = ${booking}`);
    expect(await refusal('update', { id, ...price, unitPrice: 40_000 })).toMatch(
      /^This item is on INV-\d+ and can no longer be changed\.$/,
    );
    expect(await refusal('delete', { id })).toMatch(/^This item is on INV-\d+ and can no longer be deleted\.$/);
    await database.execute(sql`UPDATE invoice SET status = 'voided' WHERE id = ${ulid}`);
    await done('update', { id, ...price });
    await set('booking_item', ulid, `status = 'canceled'`);
    expect(await refusal('update', { id, ...price })).toBe('This item is canceled and can no longer be changed.');
  });

  test('deleting an item of a draft frees its seats and lowers the totals', async () => {
    const { id } = await done('create', toCreate());
    const kept = await done('create', toCreate());
    await addAttendee(database, trainingClass, 1);
    expect(await done('delete', { id })).toEqual({ id });
    expect([await seats(id), await seats(kept.id)]).toEqual([[], [3, 4]]);
    const { rows } = await database.execute(sql`SELECT net FROM booking WHERE id = ${booking}`);
    expect(rows).toEqual([{ net: 99_000 }]);
    const again = await done('create', { ...toCreate(), quantity: 1 });
    expect(await seats(again.id)).toEqual([1]);
  });

  test('an item that is confirmed, or that a ticket refers to, cannot be deleted', async () => {
    const { id } = await done('create', toCreate());
    const ulid = id.replace('booking_items/', '');
    await set('booking_item', ulid, `status = 'confirmed'`);
    expect(await refusal('delete', { id })).toBe('This item is confirmed. Only items of a draft can be deleted.');
    await set('booking_item', ulid, `status = 'draft'`);
    await database.execute(sql`INSERT INTO ticket (id, subject, body, booking_id, booking_item_id)
      VALUES (${ulid}, 'Parking', 'Where?', ${booking}, ${ulid})`);
    expect(await refusal('delete', { id })).toMatch(/^TK-\d+ is about this item, so it cannot be deleted\.$/);
  });
});
