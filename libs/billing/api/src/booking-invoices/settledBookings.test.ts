import { brokenInvariants, describeWithDatabase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { changeDesk } from '../testing/changeDesk.ts';
import { moneyDesk } from '../testing/moneyDesk.ts';
import { saleDesk } from '../testing/saleDesk.ts';

const itemGross = 118_800;
const seatGross = itemGross / 2;

interface Impact {
  readonly entity: string;
  readonly consequence: string;
}

describeWithDatabase('a delivered booking of which nothing more is to be paid', (databases) => {
  const sales = saleDesk(databases);
  const { change, seat } = changeDesk(databases, sales);
  const desk = moneyDesk(databases, sales);
  const { answer, book, booking, cancel, classes, credit, database, itemsOf, letEnd, move, receive, stored } = desk;

  async function invoicing(id: string) {
    const text = 'query ($id: ID!) { booking(id: $id) { invoicing { items due { amount } paid { amount } } } }';
    const { data } = await answer(text, { id: `bookings/${id}` });
    const found = data?.booking as { invoicing: { items: number; due: { amount: number }; paid: { amount: number } } };
    const { items, due, paid } = found.invoicing;
    return { items, due: due.amount, paid: paid.amount };
  }

  async function meaningOf(item: string): Promise<readonly string[]> {
    const text = 'query ($id: ID!) { bookingItem(id: $id) { impactOfCancel { entity consequence } } }';
    const { data } = await answer(text, { id: `booking_items/${item}` });
    const found = data?.bookingItem as { impactOfCancel: readonly Impact[] };
    return found.impactOfCancel.filter(({ entity }) => entity === 'booking').map(({ consequence }) => consequence);
  }

  async function deliver(id: string, on: readonly string[]) {
    await letEnd(...on);
    await book('deliver', id);
    return (await stored(id))?.status;
  }

  test('is complete when the rest of a partly canceled invoice is paid, and not a penny earlier', async () => {
    for (const [pence, becomes] of [
      [itemGross, 'complete'],
      [itemGross - 1, 'delivered'],
    ] as const) {
      const on = await classes(2);
      const id = await booking(on);
      const [lost = '', kept = ''] = await itemsOf(id);
      await receive(lost, pence, [kept]);
      await cancel(lost);
      expect(await invoicing(id)).toEqual({ items: 1, due: itemGross, paid: pence });
      expect(await deliver(id, on)).toBe(becomes);
    }
  });

  test('is complete with the cancellation of what was never paid, and the preview says so', async () => {
    const on = await classes(2);
    const id = await booking(on);
    const [taught = '', left = ''] = await itemsOf(id);
    await receive(taught, itemGross, [left]);
    await letEnd(on[0] ?? '');
    await move('deliver', on[0] ?? '');
    expect(await meaningOf(left)).toEqual([
      'loses 2 seats and is delivered and complete: nothing is left to deliver, and all of it is paid',
    ]);
    await cancel(left);
    expect(await stored(id)).toMatchObject({ status: 'complete', items: ['complete', 'canceled'] });
  });

  test('is complete when one of two parts of a transfer is canceled and the other is paid', async () => {
    const on = await classes(2);
    const id = await booking(on.slice(0, 1));
    const [origin = ''] = await itemsOf(id);
    const delegate = await seat(origin, on[0] ?? '');
    await receive(origin, seatGross);
    await change(origin, { newTrainingClass: `training_classes/${on[1]}`, delegate: `attendees/${delegate}` });
    expect(await invoicing(id)).toEqual({ items: 2, due: itemGross, paid: seatGross });
    await cancel(origin);
    expect(await invoicing(id)).toEqual({ items: 1, due: seatGross, paid: seatGross });
    expect(await deliver(id, on)).toBe('complete');
  });

  test('is complete when a credit note covers what was not paid; a draft of one covers nothing', async () => {
    const on = await classes(1);
    const id = await booking(on);
    const [item = ''] = await itemsOf(id);
    const invoice = await receive(item, itemGross - 12_000);
    const note = await credit(invoice, item, 10_000, 'draft');
    expect(await invoicing(id)).toEqual({ items: 1, due: itemGross, paid: itemGross - 12_000 });
    await database().execute(sql`UPDATE invoice SET status = 'confirmed' WHERE id = ${note}`);
    expect(await invoicing(id)).toEqual({ items: 1, due: itemGross - 12_000, paid: itemGross - 12_000 });
    expect(await deliver(id, on)).toBe('complete');
  });

  test('is complete when it is free', async () => {
    const on = await classes(1);
    const id = await booking(on, 'draft');
    await database().execute(sql`UPDATE booking_item SET unit_price = 0 WHERE booking_id = ${id}`);
    await book('confirm', id);
    expect(await deliver(id, on)).toBe('complete');
  });

  test('waits for each invoice of an item', async () => {
    const on = await classes(1);
    const id = await booking(on);
    const [item = ''] = await itemsOf(id);
    await receive(item, itemGross);
    await database().execute(sql`INSERT INTO invoice (id, customer_id, booking_id, document_date, due_date)
      SELECT ${id}, customer_id, booking_id, document_date, due_date FROM invoice WHERE booking_item_id = ${item}`);
    await database().execute(sql`INSERT INTO invoice_line (id, invoice_id, position, booking_item_id, description, quantity, unit_price)
      VALUES (${id}, ${id}, 1, ${item}, 'Balance', 1, 100)`);
    expect(await deliver(id, on)).toBe('delivered');
    await database().execute(sql`DELETE FROM invoice WHERE id = ${id}`);
  });

  test('an open credit and an overpayment never make the step Paid exceed what is due', async () => {
    const id = await booking(await classes(2));
    const [lost = '', kept = ''] = await itemsOf(id);
    const invoice = await receive(lost, 2 * itemGross + 500, [kept]);
    expect(await invoicing(id)).toEqual({ items: 2, due: 2 * itemGross, paid: 2 * itemGross });
    await cancel(lost);
    expect(await invoicing(id)).toEqual({ items: 1, due: itemGross, paid: itemGross });
    await credit(invoice, lost, 99_000);
    expect(await invoicing(id)).toEqual({ items: 1, due: itemGross, paid: itemGross });
  });

  test('an item that another invoice bills by a line is not billed again when its booking is resumed', async () => {
    const id = await booking(await classes(2));
    const [first = '', second = ''] = await itemsOf(id);
    await receive(first, itemGross, [second]);
    await book('hold', id);
    await book('resume', id);
    expect((await stored(id))?.invoices).toEqual(['paid_partial']);
    expect(await invoicing(id)).toEqual({ items: 2, due: 2 * itemGross, paid: itemGross });
  });

  test('the invoicing of a page of bookings takes the same few statements as that of one', async () => {
    const count = async (first: number) => {
      let statements = 0;
      const stop = database().onStatement((text) => {
        if (text.includes('invoice')) statements += 1;
      });
      await answer(`{ bookings(first: ${first}) { edges { node { invoicing { items due { amount } } } } } }`);
      stop();
      return statements;
    };
    // Of a booking without issued invoices one statement less.
    const [many, single] = [await count(50), await count(1)];
    expect(single).toBeGreaterThan(0);
    expect(Math.max(many, single)).toBeLessThanOrEqual(3);
  });

  test('nothing contradicts itself afterwards', async () => {
    expect(await brokenInvariants(database())).toEqual([]);
  });
});
