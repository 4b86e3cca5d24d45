import { brokenInvariants, describeWithDatabase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { moneyDesk } from '../testing/moneyDesk.ts';

/** Two seats with tax, in pence: the price of an item of the desk. */
const itemGross = 118_800;

describeWithDatabase('credit notes for something that is canceled', (databases) => {
  const { answer, book, booking, cancel, classes, credit, database, itemsOf, payment, receive, stored, toBeRefunded } =
    moneyDesk(databases);

  /** What a cancellation of the item would do to its invoices, in words. */
  async function meaning(item: string): Promise<readonly string[]> {
    const text = 'query ($id: ID!) { bookingItem(id: $id) { impactOfCancel { entity consequence } } }';
    const { data } = await answer(text, { id: `booking_items/${item}` });
    const found = data?.bookingItem as { impactOfCancel: readonly { entity: string; consequence: string }[] };
    return found.impactOfCancel.filter(({ entity }) => entity === 'invoice').map(({ consequence }) => consequence);
  }

  /** A booking of one item, with its invoice and money received for it. */
  async function sold(pence: number) {
    const id = await booking(await classes(1));
    const [item = ''] = await itemsOf(id);
    if (pence > 0) return { id, item, invoice: await receive(item, pence) };
    const { rows } = await database().execute<{ id: string }>(
      sql`UPDATE invoice SET status = 'confirmed' WHERE booking_item_id = ${item} RETURNING id`,
    );
    return { id, item, invoice: rows[0]?.id ?? '' };
  }

  test('one that was issued before stays, so the money is not to be refunded once more', async () => {
    const { id, item, invoice } = await sold(itemGross);
    await credit(invoice, item, 99_000);
    expect(await meaning(item)).toEqual([
      'stays: nothing of the £1,188.00 that was paid on it is to be refunded or credited',
      'stays with the invoice that it credits',
    ]);
    await cancel(item);
    expect((await stored(id))?.invoices.toSorted()).toEqual(['confirmed', 'paid']);
    expect((await toBeRefunded(id)).booking).toBe(0);
  });

  test('one for a part leaves the rest to be refunded, as the preview says', async () => {
    const { id, item, invoice } = await sold(itemGross);
    await credit(invoice, item, 49_500);
    expect(await meaning(item)).toContain(
      'stays: £594.00 of the £1,188.00 that was paid on it is to be refunded or credited',
    );
    await book('cancel', id);
    expect((await stored(id))?.invoices.toSorted()).toEqual(['confirmed', 'paid']);
    expect((await toBeRefunded(id)).booking).toBe(59_400);
  });

  test('two that come to more than 32 bits hold are added all the same', async () => {
    const { id, item, invoice } = await sold(itemGross);
    for (let note = 0; note < 2; note += 1) await credit(invoice, item, 1_500_000_000);
    await cancel(item);
    expect((await toBeRefunded(id)).booking).toBe(0);
    // No screen makes notes of more than the invoice.
    await database().execute(sql`UPDATE invoice SET status = 'voided' WHERE credits_id = ${invoice}`);
  });

  test('one for an unpaid invoice becomes void with it, also without an item: the customer gets no credit for nothing', async () => {
    const { id, item, invoice } = await sold(0);
    await credit(invoice, null, 49_500);
    expect(await meaning(item)).toEqual(['becomes void', 'becomes void']);
    await cancel(item);
    const { rows } = await database().execute(
      sql`SELECT status, owed FROM invoice WHERE booking_id = ${id} ORDER BY id`,
    );
    expect(rows).toEqual([
      { status: 'voided', owed: 0 },
      { status: 'voided', owed: 0 },
    ]);
  });

  test('one of an item stays when the invoice is also for other items', async () => {
    const id = await booking(await classes(2));
    const [lost = '', kept = ''] = await itemsOf(id);
    const invoice = await receive(lost, 1, [kept]);
    await database().execute(
      sql`UPDATE payment SET reversed_at = now(), reversal_reason = 'Bounced' WHERE invoice_id = ${invoice}`,
    );
    await database().execute(
      sql`INSERT INTO invoice_activity (id, invoice_id, action) VALUES (${invoice}, ${invoice}, 'payment_reversed')`,
    );
    await credit(invoice, lost, 99_000);
    await cancel(lost);
    const { rows } = await database().execute(sql`SELECT sum(owed)::int AS owed FROM invoice WHERE booking_id = ${id}`);
    expect(rows).toEqual([{ owed: itemGross }]);
  });

  test('what was paid back on one is not to be refunded again, though a credit first covers what was never paid', async () => {
    const { id, item, invoice } = await sold(24_000);
    await cancel(item);
    const note = await credit(invoice, item, 20_000);
    expect((await toBeRefunded(id)).booking).toBe(24_000);
    await payment(note, 9_000);
    expect((await toBeRefunded(id)).booking).toBe(15_000);
    await payment(note, 15_000);
    expect((await toBeRefunded(id)).booking).toBe(0);
  });

  test.runIf(databases.engine === 'postgres')(
    'a pay-out waits for a cancellation before it holds anything, so neither waits for the other',
    async () => {
      const { id, item, invoice } = await sold(itemGross);
      const note = await credit(invoice, item, 49_500);
      const holding = Promise.withResolvers<void>();
      const canceling = database().transaction(async (tx) => {
        // As a cancellation does, which locks the older invoice first.
        await tx.execute(sql`SELECT FROM invoice WHERE id = ${invoice} FOR UPDATE`);
        holding.resolve();
        const waits = sql`SELECT count(*)::int AS waiting FROM pg_locks WHERE NOT granted`;
        await expect.poll(async () => (await tx.execute(waits)).rows[0]).not.toEqual({ waiting: 0 });
        await tx.execute(sql`SELECT FROM invoice WHERE id = ${note} FOR UPDATE NOWAIT`);
      });
      await holding.promise;
      await Promise.all([canceling, payment(note, 59_400)]);
      await book('cancel', id);
      expect((await toBeRefunded(id)).booking).toBe(59_400);
    },
  );

  test('nothing contradicts itself afterwards', async () => {
    expect(await brokenInvariants(database())).toEqual([]);
  });
});
