import { type Random, random } from '@console/api-kit/seeding';
import { brokenInvariants, describeWithDatabase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { changeDesk } from '../testing/changeDesk.ts';
import { moneyDesk } from '../testing/moneyDesk.ts';
import { saleDesk } from '../testing/saleDesk.ts';
import { booksOf, checkBooks } from './books.ts';

const STEPS = 60;

describeWithDatabase('whatever happens to a booking and its invoices, in any order,', (databases) => {
  const sales = saleDesk(databases);
  const { change, seat } = changeDesk(databases, sales);
  const desk = moneyDesk(databases, sales);
  const { answer, book, booking, cancel, classes, credit, database, itemsOf, payment, receive, server, stored } = desk;

  /** What each issued invoice owes, by plain sums of what was sold and received. */
  const expected = new Map<string, number>();
  const owe = (invoice: string, pence: number) => expected.set(invoice, (expected.get(invoice) ?? 0) + pence);

  /** Adds an issued invoice or credit note to the plain sums. */
  async function expectIssued(invoice: string): Promise<void> {
    const { rows } = await database().execute<{ type: string; quantity: number; price: number }>(
      sql`SELECT v.type, l.quantity, l.unit_price AS price FROM invoice v JOIN invoice_line l ON l.invoice_id = v.id WHERE v.id = ${invoice}`,
    );
    for (const { type, quantity, price } of rows) {
      const net = quantity * price;
      const gross = net + Math.floor((net * 20 + 50) / 100);
      owe(invoice, type === 'credit_note' ? -gross : gross);
    }
  }

  const pay = (invoice: string, pence: number) => payment(invoice, pence).then(() => owe(invoice, -pence));
  const payOut = (note: string, pence: number) => payment(note, pence).then(() => owe(note, pence));

  async function send(name: string, input: object): Promise<void> {
    const text = `mutation ($input: ${name}Input!) { ${name}(input: $input) { clientMutationId } }`;
    const { errors } = await answer(text, { input });
    expect(errors, JSON.stringify({ name, input })).toBeUndefined();
  }

  /** One sum pays a part of several invoices of a booking. The rest stays on account. */
  async function receiveOne(id: string, parts: readonly { id: string; amount: number }[], rest: number): Promise<void> {
    const { rows } = await database().execute<{ customer: string }>(
      sql`SELECT customer_id AS customer FROM booking WHERE id = ${id}`,
    );
    await send('recordReceipt', {
      ...{ customer: `customers/${rows[0]?.customer}`, paymentMethod: 'bank_transfer' },
      receivedOn: server().now.toISOString().slice(0, 10),
      amount: parts.reduce((sum, { amount }) => sum + amount, rest),
      allocations: parts.map((part) => ({ invoice: `invoices/${part.id}`, amount: part.amount })),
    });
    for (const part of parts) owe(part.id, -part.amount);
  }

  /** Does one possible thing and says what, or null when it was not possible now. */
  async function play(draw: Random, id: string): Promise<string | null> {
    const books = await booksOf(database(), id);
    const invoices = books.filter(({ type }) => type === 'invoice');
    const live = invoices.filter(({ status }) => status !== 'voided' && status !== 'draft');
    const { rows: items } = await database().execute<{ id: string; class: string; status: string; quantity: number }>(
      sql`SELECT id, class_id AS class, status, quantity FROM booking_item WHERE booking_id = ${id} ORDER BY id`,
    );
    const { rows: payments } = await database().execute<{ id: string; invoice: string; amount: number }>(
      sql`SELECT p.id, v.id AS invoice, p.amount FROM payment p JOIN invoice v ON v.id = p.invoice_id
        WHERE v.booking_id = ${id} AND p.kind = 'payment' AND p.reversed_at IS NULL ORDER BY p.id`,
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
        return credited?.status === 'voided' ? null : set(one.id, 'confirmed').then(() => expectIssued(one.id));
      },
      'part pay': () => {
        const one = chosen(live.filter(({ owed }) => owed > 1));
        return one && pay(one.id, draw.between(1, one.owed - 1));
      },
      pay: () => {
        const one = chosen(live.filter(({ owed }) => owed > 0));
        return one && pay(one.id, one.owed + (draw.chance(0.15) ? 700 : 0));
      },
      'one receipt': () => {
        const open = live.filter(({ owed }) => owed > 0);
        if (open.length === 0) return null;
        const some = draw.sample(open, draw.between(1, open.length));
        const parts = some.map((one) => ({ id: one.id, amount: draw.between(1, one.owed) }));
        return receiveOne(id, parts, draw.pick([0, 900]));
      },
      'take back': () => {
        // What was paid back already cannot be missing.
        const held = new Map(books.map((one) => [one.id, one.held]));
        const one = chosen(payments.filter(({ invoice, amount }) => amount <= (held.get(invoice) ?? 0)));
        if (!one) return null;
        owe(one.invoice, one.amount);
        return send('reversePayment', { id: `payments/${one.id}`, reason: 'The bank returned it' });
      },
      credit: () => {
        const one = chosen(live.filter(({ credited, gross }) => gross - credited > 120));
        if (!one) return null;
        // The tax is a fifth.
        const most = Math.floor((one.gross - one.credited) / 1.2) - 1;
        const net = draw.chance(0.4) ? most : draw.between(1, most);
        const item = draw.chance(0.2) ? null : draw.pick(items).id;
        const status = draw.chance(0.7) ? 'confirmed' : 'draft';
        return credit(one.id, item, net, status).then((note) => (status === 'draft' ? null : expectIssued(note)));
      },
      'pay out': () => {
        const note = chosen(books.filter(({ owed, type }) => type === 'credit_note' && owed < 0));
        const credited = books.find((each) => each.id === note?.credits);
        // Nobody pays back more than was received.
        const most = Math.min(-(note?.owed ?? 0), credited?.held ?? 0);
        return note && most > 0 ? payOut(note.id, draw.chance(0.5) ? most : draw.between(1, most)) : null;
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
    const draw = random('money game', 2);
    const bookings: string[] = [];
    // Prices of which the tax of one seat is no whole penny.
    const sold = async () => {
      const price = { quantity: draw.between(2, 3), unitPrice: draw.pick([413, 333, 49_501, 49_502]) };
      return booking(await classes(2), 'confirmed', price);
    };
    for (let round = 0; round < 3; round++) bookings.push(await sold());
    // One of them has an invoice for both of its items.
    const [first = '', second = ''] = await itemsOf(bookings[0] ?? '');
    const both = await receive(first, 100, [second]);
    await expectIssued(both);
    owe(both, -100);
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
      checkBooks(`step ${played.length}, ${done}`, await booksOf(database(), id), expected);
      if (played.length % 4 !== 0) continue;
      const { due, paid } = await invoicingOf(id);
      expect(paid, `step ${played.length}, ${done}: no more is paid than is due`).toBeLessThanOrEqual(due);
      await expectOneTotal(`step ${played.length}, ${done}`, id);
    }
    expect([...new Set(played)].length, 'the seed plays everything').toBe(12);
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
