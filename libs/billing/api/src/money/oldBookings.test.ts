import { readFile } from 'node:fs/promises';
import { brokenInvariants, describeWithDatabase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { moneyDesk } from '../testing/moneyDesk.ts';

const itemGross = 118_800;

describeWithDatabase('bookings that were delivered before bookings became complete by themselves', (databases) => {
  const { answer, book, booking, cancel, classes, credit, database, itemsOf, letEnd, receive, stored } =
    moneyDesk(databases);

  const migrate = async () => {
    const text = await readFile(new URL('../../migrations/0013_complete_old_bookings.sql', import.meta.url), 'utf8');
    await database().transaction((tx) => tx.execute(sql.raw(text)));
  };

  /** A delivered booking of two classes, of which nothing is paid yet. */
  async function delivered() {
    const on = await classes(2);
    const id = await booking(on);
    await letEnd(...on);
    await book('deliver', id);
    const [first = '', second = ''] = await itemsOf(id);
    return { id, first, second };
  }

  test('are complete when all of it is paid, and say in their history that the system did it', async () => {
    const { id, first, second } = await delivered();
    await receive(first, itemGross);
    await receive(second, itemGross);
    expect((await stored(id))?.status).toBe('delivered');
    await migrate();
    expect(await stored(id)).toMatchObject({ status: 'complete', items: ['complete', 'complete'] });
    const text = `query ($id: ID!) { booking(id: $id) { history(first: 1) {
      edges { node { user { id } reason changes { field from to } } } } } }`;
    const { data } = await answer(text, { id: `bookings/${id}` });
    const change = { field: 'Status', from: 'Delivered', to: 'Complete' };
    const node = { user: null, reason: 'All of it was delivered and paid.', changes: [change] };
    expect(data?.booking).toEqual({ history: { edges: [{ node }] } });
    await migrate();
    expect((await stored(id))?.status).toBe('complete');
  });

  test.each([
    ['a penny is missing', itemGross - 1],
    ['an invoice is a draft', null],
  ] as const)('stay delivered when %s', async (_, pence) => {
    const { id, first, second } = await delivered();
    await receive(first, itemGross);
    if (pence !== null) await receive(second, pence);
    await migrate();
    expect(await stored(id)).toMatchObject({ status: 'delivered', items: ['delivered', 'delivered'] });
  });

  test('need no payment for what is free or credited', async () => {
    const { id, first, second } = await delivered();
    const invoice = await receive(first, itemGross - 12_000);
    await credit(invoice, first, 10_000);
    await database().execute(sql`UPDATE invoice SET status = 'voided' WHERE booking_item_id = ${second}`);
    await database().execute(sql`UPDATE booking_item SET unit_price = 0 WHERE id = ${second}`);
    await migrate();
    expect((await stored(id))?.status).toBe('complete');
  });

  test('need no payment for a canceled item', async () => {
    const on = await classes(2);
    const id = await booking(on);
    const [kept = '', lost = ''] = await itemsOf(id);
    await cancel(lost);
    await letEnd(...on);
    await book('deliver', id);
    await receive(kept, itemGross);
    await migrate();
    expect(await stored(id)).toMatchObject({ status: 'complete', items: ['complete', 'canceled'] });
  });

  test('nothing contradicts itself afterwards', async () => {
    expect((await brokenInvariants(database())).filter((one) => !one.includes('activity'))).toEqual([]);
  });
});
