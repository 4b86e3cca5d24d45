import { brokenInvariants, describeWithDatabase } from '@console/api-kit/testing';
import { expect, test } from 'vitest';
import { changeDesk } from '../testing/changeDesk.ts';
import { moneyDesk } from '../testing/moneyDesk.ts';
import { saleDesk } from '../testing/saleDesk.ts';

/** A seat and its tax, in pence. */
const seatGross = 59_400;

describeWithDatabase('money for a transferred seat', (databases) => {
  const sales = saleDesk(databases);
  const { change, seat } = changeDesk(databases, sales);
  const { answer, book, booking, cancel, classes, credit, database, itemsOf, move, receive, stored, toBeRefunded } =
    moneyDesk(databases, sales);

  /** A booking of two seats with a paid invoice, of which one seat was transferred to another class. */
  async function transferred(pence = 2 * seatGross, together = false) {
    const on = await classes(together ? 3 : 2);
    const [from = '', to = ''] = on;
    const id = await booking(together ? [from, on[2] ?? ''] : [from]);
    const [origin = '', other = ''] = await itemsOf(id);
    const delegate = await seat(origin, from);
    const invoice = await receive(origin, pence, together ? [other] : []);
    const request = await change(origin, {
      newTrainingClass: `training_classes/${to}`,
      delegate: `attendees/${delegate}`,
    });
    expect(request).toMatchObject({ status: 'implemented' });
    const items = await itemsOf(id);
    const moved = items.find((item) => item !== origin && item !== other) ?? '';
    return { id, invoice, origin, moved, other, from, to };
  }

  const refund = async (id: string) => (await toBeRefunded(id)).booking;
  const invoices = async (id: string) => (await stored(id))?.invoices;

  test.each(['origin', 'moved'] as const)('when only the %s is canceled, only its seat is refunded', async (which) => {
    const sold = await transferred();
    expect(await refund(sold.id)).toBe(0);
    const text = 'query ($id: ID!) { bookingItem(id: $id) { impactOfCancel { entity consequence } } }';
    const { data } = await answer(text, { id: `booking_items/${sold[which]}` });
    expect(JSON.stringify(data)).toContain(
      '£594.00 of the £1,188.00 that was paid on it is to be refunded or credited',
    );
    await cancel(sold[which]);
    expect(await refund(sold.id)).toBe(seatGross);
    expect(await invoices(sold.id)).toEqual(['paid']);
    await cancel(sold[which === 'origin' ? 'moved' : 'origin']);
    expect(await refund(sold.id)).toBe(2 * seatGross);
  });

  test('what was paid first covers the seat that goes on', async () => {
    const { id, origin } = await transferred(seatGross + 1_000);
    await cancel(origin);
    expect(await refund(id)).toBe(1_000);
  });

  test.each([
    ['origin', 'origin'],
    ['moved', 'moved'],
    ['moved', 'origin'],
  ] as const)('when the %s is canceled, a credit for the %s covers it', async (canceled, named) => {
    const sold = await transferred();
    await cancel(sold[canceled]);
    await credit(sold.invoice, sold[named], 49_500);
    expect(await refund(sold.id)).toBe(0);
  });

  test('a canceled class takes only the seat that is on it, and a canceled booking takes all', async () => {
    const { id, to } = await transferred();
    await move('cancel', to);
    expect(await refund(id)).toBe(seatGross);
    await book('cancel', id);
    expect(await refund(id)).toBe(2 * seatGross);
  });

  test('another item on the same invoice does not get the money of the transferred seat', async () => {
    const { id, origin, other } = await transferred(4 * seatGross, true);
    await cancel(other);
    expect(await refund(id)).toBe(2 * seatGross);
    await cancel(origin);
    expect(await refund(id)).toBe(3 * seatGross);
  });

  test('nothing contradicts itself afterwards', async () => {
    expect(await brokenInvariants(database())).toEqual([]);
  });
});
