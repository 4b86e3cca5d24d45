import { brokenInvariants, describeWithDatabase, planOf, type Statement } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { moneyDesk } from '../testing/moneyDesk.ts';

describeWithDatabase('money received for something that was canceled', (databases) => {
  const {
    database,
    booking,
    classes,
    itemsOf,
    cancel,
    credit,
    receive,
    toBeRefunded,
    balanceOf,
    answer,
    listed,
    book,
  } = moneyDesk(databases);

  test('it stays in sight on the invoice and the booking until credit notes cover it', async () => {
    const id = await booking(await classes(1));
    const [item = ''] = await itemsOf(id);
    const invoice = await receive(item, 118_800);
    expect(await toBeRefunded(id)).toEqual({ booking: 0, invoices: [0] });
    await cancel(item);
    expect(await toBeRefunded(id)).toEqual({ booking: 118_800, invoices: [118_800] });
    expect(await listed(true)).toContain(id);
    expect(await listed(false)).not.toContain(id);
    await credit(invoice, item, 49_000);
    expect(await toBeRefunded(id)).toEqual({ booking: 60_000, invoices: [60_000, 0] });
    await credit(invoice, item, 50_000);
    expect(await toBeRefunded(id)).toEqual({ booking: 0, invoices: [0, 0, 0] });
    expect(await listed(true)).not.toContain(id);
    expect(await listed(false)).toContain(id);
  });

  test('a part payment counts, and a credit first covers what was never paid', async () => {
    const id = await booking(await classes(1));
    const [item = ''] = await itemsOf(id);
    const invoice = await receive(item, 20_000);
    await book('cancel', id);
    expect(await toBeRefunded(id)).toEqual({ booking: 20_000, invoices: [20_000] });
    // 988.00 of 1,188.00 were never paid.
    await credit(invoice, item, 82_000);
    expect(await toBeRefunded(id)).toEqual({ booking: 20_000, invoices: [20_000, 0] });
    await credit(invoice, item, 9_000);
    expect((await toBeRefunded(id)).booking).toBe(9_600);
  });

  test('a credit note that is a draft or void covers nothing', async () => {
    const id = await booking(await classes(1));
    const [item = ''] = await itemsOf(id);
    const invoice = await receive(item, 118_800);
    await cancel(item);
    const note = await credit(invoice, item, 99_000, 'draft');
    expect((await toBeRefunded(id)).booking).toBe(118_800);
    await database().execute(sql`UPDATE invoice SET status = 'confirmed' WHERE id = ${note}`);
    expect((await toBeRefunded(id)).booking).toBe(0);
    await database().execute(sql`UPDATE invoice SET status = 'voided' WHERE id = ${note}`);
    expect((await toBeRefunded(id)).booking).toBe(118_800);
  });

  test('an invoice for several items keeps the money of the items that go on', async () => {
    const id = await booking(await classes(2));
    const [lost = '', kept = ''] = await itemsOf(id);
    const invoice = await receive(lost, 200_000, [kept]);
    await cancel(lost);
    // Two items of 1,188.00, of which 2,000.00 is paid: 812.00 is more than the one that goes on.
    expect((await toBeRefunded(id)).booking).toBe(81_200);
    // A discount on the item that goes on makes more of the payment superfluous.
    await credit(invoice, kept, 10_000);
    expect((await toBeRefunded(id)).booking).toBe(93_200);
    await cancel(kept);
    expect((await toBeRefunded(id)).booking).toBe(200_000);
  });

  test('an overpayment is not counted twice', async () => {
    const id = await booking(await classes(1));
    const [item = ''] = await itemsOf(id);
    await receive(item, 128_800);
    await cancel(item);
    expect(await toBeRefunded(id)).toEqual({ booking: 118_800, invoices: [118_800] });
    expect(await balanceOf(item)).toBe(-10_000);
  });

  test('a payment and a cancellation at the same moment see each other', async () => {
    for (let round = 0; round < 3; round++) {
      const id = await booking(await classes(1));
      const [item = ''] = await itemsOf(id);
      await Promise.all([receive(item, 118_800), cancel(item)].map((one) => one.catch(() => null)));
      const { booking: left } = await toBeRefunded(id);
      const { rows } = await database().execute<{ paid: number }>(
        sql`SELECT coalesce(sum(paid), 0)::int AS paid FROM invoice WHERE booking_id = ${id}`,
      );
      expect(left).toBe(rows[0]?.paid);
    }
  });

  test('a page of bookings asks for all its amounts in one statement, and the filter begins with the few invoices', async () => {
    const statements: Statement[] = [];
    const stop = database().onStatement((text, parameters) => statements.push({ text, parameters }));
    await answer('{ bookings(first: 20) { edges { node { toBeRefunded { amount } } } } }');
    await answer('{ bookings(first: 20, toBeRefunded: true) { totalCount edges { node { id } } } }');
    stop();
    const reading = statements.filter(({ text }) => text.includes('to_be_refunded'));
    expect(reading).toHaveLength(3);
    for (const statement of reading) {
      const plan = await planOf(database(), statement);
      const indexes = plan.map((step) => step['Index Name']);
      expect(indexes).toContainEqual(expect.stringMatching(/^invoice_to_be_refunded/));
    }
  });

  test('nothing contradicts itself afterwards', async () => {
    expect(await brokenInvariants(database())).toEqual([]);
  });
});
