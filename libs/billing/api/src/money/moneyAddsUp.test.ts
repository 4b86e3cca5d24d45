import { type Random, random } from '@console/api-kit/seeding';
import { brokenInvariants, describeWithDatabase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { changeDesk } from '../testing/changeDesk.ts';
import { moneyDesk } from '../testing/moneyDesk.ts';
import { saleDesk } from '../testing/saleDesk.ts';

const STEPS = 40;

interface Books {
  [column: string]: unknown;
  id: string;
  type: string;
  status: string;
  gross: number;
  paid: number;
  owed: number;
  back: number;
  due: number;
  held: number;
  /** What issued credit notes credit of it, and what they still owe the customer (negative). */
  credited: number;
  creditOwed: number;
  paidBack: number;
  credits: string | null;
  /** How many of its items go on, and how many are canceled. */
  live: number;
  lost: number;
}

describeWithDatabase('whatever happens to a booking and its invoices, in any order,', (databases) => {
  const sales = saleDesk(databases);
  const { change, seat } = changeDesk(databases, sales);
  const desk = moneyDesk(databases, sales);
  const { answer, book, booking, cancel, classes, credit, database, itemsOf, payment, receive, stored } = desk;

  /** What the database says of each invoice of a booking. */
  async function booksOf(id: string): Promise<readonly Books[]> {
    const { rows } = await database().execute<Books>(sql`
      SELECT v.id, v.type, v.status, v.gross, v.paid, v.owed, v.to_be_refunded AS back, v.credits_id AS credits,
        m.due, m.held, note.credited, note.owed AS "creditOwed", note.back AS "paidBack", part.live, part.lost
      FROM invoice v JOIN money_of_invoices(ARRAY(SELECT id FROM invoice WHERE booking_id = ${id})) m ON m.invoice_id = v.id
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(n.gross), 0)::int AS credited, coalesce(sum(n.owed), 0)::int AS owed, coalesce(sum(n.paid), 0)::int AS back
        FROM invoice n WHERE n.credits_id = v.id AND n.status NOT IN ('draft', 'voided')) note
      CROSS JOIN LATERAL (
        SELECT (count(*) FILTER (WHERE i.status <> 'canceled'))::int AS live, (count(*) FILTER (WHERE i.status = 'canceled'))::int AS lost
        FROM booking_item i WHERE i.id IN (
          SELECT booking_item_id FROM invoice_line WHERE invoice_id = v.id
          UNION SELECT booking_item_id FROM transferred_item WHERE invoice_id = v.id)) part
      WHERE v.booking_id = ${id} ORDER BY v.id`);
    return rows;
  }

  /** The rules that hold after each step. */
  function check(said: string, books: readonly Books[]): void {
    for (const one of books) {
      const { back, credited, due, gross, held, paid, paidBack } = one;
      expect(Math.min(back, due, paid, held), `${said}: nothing is negative`).toBeGreaterThanOrEqual(0);
      if (one.type === 'credit_note') {
        expect(back, `${said}: nothing is refunded for a credit note`).toBe(0);
        continue;
      }
      expect(back, `${said}: no more goes back than is held`).toBeLessThanOrEqual(held);
      expect(back + credited, `${said}: nothing is refunded twice`).toBeLessThanOrEqual(gross);
      if (one.status === 'draft' || one.status === 'voided') {
        expect([one.owed, paid, back], `${said}: it does not count`).toEqual([0, 0, 0]);
        continue;
      }
      expect(one.owed, said).toBe(gross - paid);
      expect(one.creditOwed, said).toBe(paidBack - credited);
      expect(held, said).toBe(paid - paidBack);
      // What is held beyond what is due goes back, or it is the customer's credit.
      const customersCredit = Math.max(0, -(one.owed + one.creditOwed));
      expect(back + customersCredit, `${said}: it adds up`).toBe(Math.max(0, held - due));
      if (one.live === 0) expect(due, `${said}: nothing is due for what is canceled`).toBe(0);
      if (one.lost === 0) {
        expect([due, back], `${said}: nothing is lost`).toEqual([gross - credited, 0]);
      }
    }
  }

  /** Does one possible thing and says what, or null when it was not possible now. */
  async function play(draw: Random, id: string): Promise<string | null> {
    const books = await booksOf(id);
    const invoices = books.filter(({ type }) => type === 'invoice');
    const live = invoices.filter(({ status }) => status !== 'voided' && status !== 'draft');
    const { rows: items } = await database().execute<{ id: string; class: string; status: string; quantity: number }>(
      sql`SELECT id, class_id AS class, status, quantity FROM booking_item WHERE booking_id = ${id} ORDER BY id`,
    );
    const running = items.filter(({ status }) => status === 'confirmed');
    const set = (invoice: string, status: string) =>
      database().execute(sql`UPDATE invoice SET status = ${status} WHERE id = ${invoice}`);
    const chosen = <One>(some: readonly One[]): One | null => (some.length > 0 ? draw.pick(some) : null);
    const steps: Readonly<Record<string, () => Promise<unknown> | null>> = {
      issue: () => {
        const one = chosen(books.filter(({ status }) => status === 'draft'));
        const credited = one?.credits ? books.find((each) => each.id === one.credits) : undefined;
        if (!one || (credited && credited.credited + one.gross > credited.gross)) return null;
        return credited?.status === 'voided' ? null : set(one.id, 'confirmed');
      },
      'part pay': () => {
        const one = chosen(live.filter(({ owed }) => owed > 1));
        return one && payment(one.id, draw.between(1, one.owed - 1));
      },
      pay: () => {
        const one = chosen(live.filter(({ owed }) => owed > 0));
        return one && payment(one.id, one.owed + (draw.chance(0.15) ? 700 : 0));
      },
      credit: () => {
        const one = chosen(live.filter(({ credited, gross }) => gross - credited > 120));
        if (!one) return null;
        // The tax is a fifth.
        const most = Math.floor((one.gross - one.credited) / 1.2) - 1;
        const net = draw.chance(0.4) ? most : draw.between(1, most);
        const item = draw.chance(0.2) ? null : draw.pick(items).id;
        return credit(one.id, item, net, draw.chance(0.7) ? 'confirmed' : 'draft');
      },
      'pay out': () => {
        const note = chosen(books.filter(({ owed, type }) => type === 'credit_note' && owed < 0));
        const credited = books.find((each) => each.id === note?.credits);
        // Nobody pays back more than was received.
        const most = Math.min(-(note?.owed ?? 0), credited?.held ?? 0);
        return note && most > 0 ? payment(note.id, draw.chance(0.5) ? most : draw.between(1, most)) : null;
      },
      void: () => {
        const free = books.filter(
          ({ credited, paid, status }) =>
            paid === 0 && credited === 0 && (status === 'draft' || status === 'confirmed'),
        );
        const one = chosen(free);
        return one && set(one.id, 'voided');
      },
      'cancel item': () =>
        running.length > 1 || draw.chance(0.1) ? chosen(running) && cancel(draw.pick(running).id) : null,
      'hold and resume': () => (running.length > 0 ? book('hold', id).then(() => book('resume', id)) : null),
      transfer: () => {
        const one = chosen(running.filter(({ quantity }) => quantity > 1));
        return one && transfer(one);
      },
      'cancel booking': () => (running.length > 0 && draw.chance(0.3) ? book('cancel', id) : null),
    };
    const name = draw.pick(Object.keys(steps));
    const doing = steps[name]?.();
    if (!doing) return null;
    await doing;
    return name;
  }

  async function transfer({ id, class: from }: { id: string; class: string }): Promise<void> {
    const [to] = await classes(1);
    const delegate = `attendees/${await seat(id, from)}`;
    const request = await change(id, { newTrainingClass: `training_classes/${to}`, delegate });
    expect(request).toMatchObject({ status: 'implemented', error: null });
  }

  test('what is owed, paid, credited and to be refunded adds up, and nothing is refunded twice', async () => {
    const draw = random('money game', 1);
    const bookings: string[] = [];
    // Prices of which the tax of one seat is no whole penny.
    const sold = async () => {
      const price = { quantity: draw.between(2, 3), unitPrice: draw.pick([413, 333, 49_501, 49_502]) };
      return booking(await classes(2), 'confirmed', price);
    };
    for (let round = 0; round < 3; round++) bookings.push(await sold());
    // One of them has an invoice for both of its items.
    const [first = '', second = ''] = await itemsOf(bookings[0] ?? '');
    await receive(first, 100, [second]);
    const played: string[] = [];
    while (played.length < STEPS) {
      const id = draw.pick(bookings);
      // A booking that is over makes room for another one.
      if ((await stored(id))?.status === 'canceled' && draw.chance(0.2)) {
        bookings[bookings.indexOf(id)] = await sold();
        continue;
      }
      const done = await play(draw, id);
      if (done === null) continue;
      played.push(done);
      check(`step ${played.length}, ${done}`, await booksOf(id));
      if (played.length % 4 !== 0) continue;
      const { due, paid } = await invoicingOf(id);
      expect(paid, `step ${played.length}, ${done}: no more is paid than is due`).toBeLessThanOrEqual(due);
      await expectOneTotal(`step ${played.length}, ${done}`, id);
    }
    expect([...new Set(played)].length, 'the seed plays everything').toBe(10);
  });

  async function invoicingOf(id: string): Promise<{ due: number; paid: number }> {
    const text = 'query ($id: ID!) { booking(id: $id) { invoicing { due { amount } paid { amount } } } }';
    const { data } = await answer(text, { id: `bookings/${id}` });
    const found = data?.booking as { invoicing: { due: { amount: number }; paid: { amount: number } } };
    return { due: found.invoicing.due.amount, paid: found.invoicing.paid.amount };
  }

  /** The total of a booking is that of its issued invoices, less what is canceled, once all of it is on one. */
  async function expectOneTotal(said: string, id: string): Promise<void> {
    const { rows } = await database().execute<{
      total: number;
      lost: number;
      open: number;
      billed: number;
      credited: number;
    }>(sql`
      WITH issued AS (SELECT id, gross FROM invoice
        WHERE booking_id = ${id} AND type = 'invoice' AND status NOT IN ('draft', 'voided')),
      billed AS (SELECT l.booking_item_id AS id FROM invoice_line l JOIN issued ON issued.id = l.invoice_id
        UNION SELECT t.booking_item_id FROM transferred_item t JOIN issued ON issued.id = t.invoice_id)
      SELECT (SELECT gross FROM booking WHERE id = ${id}) AS total,
        (SELECT coalesce(sum(gross), 0)::int FROM issued) AS billed,
        (SELECT coalesce(sum(n.gross), 0)::int FROM invoice n JOIN issued ON issued.id = n.credits_id
          WHERE n.status NOT IN ('draft', 'voided')) AS credited,
        coalesce(sum(i.gross) FILTER (WHERE i.status = 'canceled' AND billed.id IS NOT NULL), 0)::int AS lost,
        (count(*) FILTER (WHERE i.status <> 'canceled' AND billed.id IS NULL))::int AS open
      FROM booking_item i LEFT JOIN billed USING (id) WHERE i.booking_id = ${id}`);
    const [{ total, lost, open, billed, credited } = { total: 0, lost: 0, open: 1, billed: 0, credited: 0 }] = rows;
    if (open > 0) return;
    expect(billed - lost, `${said}: the invoices come to the booking`).toBe(total);
    const { due } = await invoicingOf(id);
    // A credit is first for what is canceled. The rest of it lowers what is due.
    expect(due, `${said}: no more is due than the booking comes to`).toBeLessThanOrEqual(total);
    expect(due, `${said}: nothing is forgiven without a credit`).toBeGreaterThanOrEqual(total - credited);
  }

  test('nothing contradicts itself afterwards', async () => {
    // The game changes the states of invoices without activities, and voids some that an item needs.
    const broken = await brokenInvariants(database());
    expect(broken.filter((one) => !/activity/.test(one))).toEqual([]);
  });
});
