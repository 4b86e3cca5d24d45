import { readFile } from 'node:fs/promises';
import { brokenInvariants, describeWithDatabase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { changeDesk } from '../testing/changeDesk.ts';
import { moneyDesk } from '../testing/moneyDesk.ts';
import { saleDesk } from '../testing/saleDesk.ts';

/** Prices of which the tax of one seat is no whole penny, so that two or three seats round otherwise than one by one. */
const prices = [{ unitPrice: 13 }, { unitPrice: 333 }, { unitPrice: 49_502, taxRatePercent: 17.5 }] as const;

describeWithDatabase('after seats of an item went to other classes', (databases) => {
  const sales = saleDesk(databases);
  const { ask, change, implement, seat } = changeDesk(databases, sales);
  const { answer, book, booking, cancel, classes, database, itemsOf, pay } = moneyDesk(databases, sales);

  afterEach(async () => {
    // The tests issue, pay and void by SQL, without the activities.
    expect((await brokenInvariants(database())).filter((one) => !one.includes('activity'))).toEqual([]);
  });

  /** A booking of three seats at this price. */
  async function soldThree(price: object) {
    const [from = ''] = await classes(1);
    const id = await booking([from], 'confirmed', { quantity: 3, ...price });
    const [item = ''] = await itemsOf(id);
    return { id, item, from };
  }

  /** Two of the three delegates go to other classes, one by one. */
  async function transferTwo({ item, from }: { item: string; from: string }) {
    for (const to of await classes(2)) {
      const delegate = `attendees/${await seat(item, from)}`;
      expect(await change(item, { newTrainingClass: `training_classes/${to}`, delegate })).toMatchObject({
        status: 'implemented',
      });
    }
  }

  const issue = (id: string) =>
    database().execute(sql`UPDATE invoice SET status = 'confirmed' WHERE booking_id = ${id}`);

  /** What booking, items, invoices and the step 'Paid' come to. Voided invoices do not count. */
  async function totalsOf(id: string) {
    const { rows } = await database().execute<{ booking: number; items: number; invoices: number; back: number }>(sql`
      SELECT gross AS booking,
        (SELECT sum(gross)::int FROM booking_item WHERE booking_id = ${id} AND status <> 'canceled') AS items,
        (SELECT sum(gross)::int FROM invoice WHERE booking_id = ${id} AND status <> 'voided') AS invoices,
        (SELECT sum(to_be_refunded)::int FROM invoice WHERE booking_id = ${id}) AS back
      FROM booking WHERE id = ${id}`);
    const { data } = await answer('query ($id: ID!) { booking(id: $id) { invoicing { due { amount } } } }', {
      id: `bookings/${id}`,
    });
    const found = data?.booking as { invoicing: { due: { amount: number } } };
    return { ...rows[0], due: found.invoicing.due.amount };
  }

  test.each(prices)('the booking still comes to its issued invoice: %o', async (price) => {
    const sold = await soldThree(price);
    await issue(sold.id);
    const { booking: before } = await totalsOf(sold.id);
    await transferTwo(sold);
    expect(await totalsOf(sold.id)).toEqual({ booking: before, items: before, invoices: before, due: before, back: 0 });
  });

  test.each(prices)('what is left of it, and what is to be refunded, come to the paid invoice: %o', async (price) => {
    const sold = await soldThree(price);
    await pay(sold.id);
    await transferTwo(sold);
    for (const item of (await itemsOf(sold.id)).slice(0, 2)) {
      await cancel(item);
      const { booking: left = 0, due, invoices, back = 0 } = await totalsOf(sold.id);
      expect({ due, whole: left + back }).toEqual({ due: left, whole: invoices });
    }
  });

  test.each(prices)('drafts of one seat each come to the booking: %o', async (price) => {
    const sold = await soldThree(price);
    await transferTwo(sold);
    const { booking: total, items, invoices, due } = await totalsOf(sold.id);
    expect({ items, invoices, due }).toEqual({ items: total, invoices: total, due: total });
  });

  test('new invoices for what a void one billed come to the booking', async () => {
    const sold = await soldThree({ unitPrice: 13 });
    await issue(sold.id);
    await transferTwo(sold);
    await database().execute(sql`UPDATE invoice SET status = 'voided' WHERE booking_id = ${sold.id}`);
    await book('hold', sold.id);
    await book('resume', sold.id);
    const { booking: total, items, invoices, due } = await totalsOf(sold.id);
    expect({ items, invoices, due }).toEqual({ items: total, invoices: total, due: total });
  });

  describe('a seat that a void invoice billed rounds its tax alone', () => {
    /** The last seat has a penny less tax than alone. */
    async function voided() {
      const sold = await soldThree({ unitPrice: 13 });
      await issue(sold.id);
      await transferTwo(sold);
      await database().execute(sql`UPDATE invoice SET status = 'voided' WHERE booking_id = ${sold.id}`);
      const [, , last = ''] = await itemsOf(sold.id);
      return { id: sold.id, last };
    }

    async function invoiceAgain(id: string) {
      await book('hold', id);
      await book('resume', id);
    }

    test('once it has another price', async () => {
      const { id, last } = await voided();
      const text = `mutation ($input: updateBookingItemInput!) { updateBookingItem(input: $input) {
        bookingItem { grossPrice { amount } } } }`;
      const { data } = await answer(text, { input: { id: `booking_items/${last}`, unitPrice: 0 } });
      expect(data?.updateBookingItem).toEqual({ bookingItem: { grossPrice: { amount: 0 } } });
      await invoiceAgain(id);
    });

    test('once it has more seats, as the preview says', async () => {
      const { id, last } = await voided();
      const asked = await ask(last, { newMaxAttendees: 2 });
      expect(asked.impact[0]?.consequence).toMatch('comes to £0.63 with tax');
      expect(await implement(asked)).toMatchObject({ status: 'implemented' });
      expect(await totalsOf(id)).toMatchObject({ booking: 63, items: 63 });
      await invoiceAgain(id);
    });
  });

  test.each(prices)('bookings from before get the sum of their invoice: %o', async (price) => {
    const sold = await soldThree(price);
    await issue(sold.id);
    const { booking: before } = await totalsOf(sold.id);
    await transferTwo(sold);
    await database().execute(sql`UPDATE booking_item SET tax_difference = 0 WHERE booking_id = ${sold.id}`);
    const text = await readFile(new URL('../../migrations/0012_parts_of_lines.sql', import.meta.url), 'utf8');
    await database().execute(sql.raw(text.slice(0, text.indexOf(';'))));
    expect(await totalsOf(sold.id)).toMatchObject({ booking: before, items: before, due: before });
  });
});
