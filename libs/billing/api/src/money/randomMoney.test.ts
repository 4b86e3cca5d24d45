import { type Database, newId } from '@console/api-kit/database';
import { random } from '@console/api-kit/seeding';
import {
  brokenInvariants,
  demoDatabase,
  describeOnEachDatabase,
  startTestServer,
  type TestServer,
} from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MoneyModel } from './moneyModel.ts';

const steps = 220;
const customers = 3;

interface Answer {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly { readonly message: string }[];
}

describeOnEachDatabase('random receipts, credits, write-offs and reversals', (databases) => {
  let database: Database;
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    database = await databases.create(demoDatabase({ bookings: 5 }));
    server = await startTestServer({ database });
    token = await server.token('manager@example.com');
  });
  afterAll(() => server.close());

  async function send(name: string, input: object, selection: string): Promise<Record<string, unknown>> {
    const text = `mutation ($input: ${name}Input!) { ${name}(input: $input) { ${selection} } }`;
    const { data, errors } = (await server.ask(token, text, { input })) as Answer;
    expect(errors, JSON.stringify({ name, input })).toBeUndefined();
    return data?.[name] as Record<string, unknown>;
  }

  /** An issued invoice of a customer with two lines, whose ULIDs are its own and that of the second line. */
  async function issue(customer: string, day: string, prices: readonly [number, number]) {
    const [id, second] = [newId(), newId()];
    await database.transaction(async (tx) => {
      await tx.execute(
        sql`INSERT INTO invoice (id, customer_id, document_date, due_date) VALUES (${id}, ${customer}, ${`${day}T00:00Z`}, ${`${day}T00:00Z`})`,
      );
      await tx.execute(sql`INSERT INTO invoice_line (id, invoice_id, position, description, quantity, unit_price)
        VALUES (${id}, ${id}, 1, 'Seat', 1, ${prices[0]}), (${second}, ${id}, 2, 'Books', 1, ${prices[1]})`);
      await tx.execute(sql`INSERT INTO invoice_activity (id, invoice_id, action) VALUES (${id}, ${id}, 'created')`);
      await tx.execute(sql`UPDATE invoice SET status = 'confirmed' WHERE id = ${id}`);
    });
    const gross = prices.reduce((sum, net) => sum + net + Math.floor((net * 20 + 50) / 100), 0);
    return { id, lines: [id, second], gross };
  }

  test(`${customers * steps} of them leave what the independent sums say, on every day`, async () => {
    const today = server.now.toISOString().slice(0, 10);
    for (let round = 0; round < customers; round++) {
      const draw = random('random money', round);
      const customer = newId();
      await database.execute(sql`INSERT INTO customer (id, name) VALUES (${customer}, 'Model Ltd')`);
      const model = new MoneyModel();
      const bills = new Map<string, { lines: string[]; left: Map<string, number>; day: string }>();
      const notes = new Set<string>();
      const dayOf = () => new Date(Date.parse(today) - draw.between(0, 60) * 86_400_000).toISOString().slice(0, 10);
      const later = (one: string, other: string) => (one > other ? one : other);
      const owing = () => [...bills.keys()].filter((id) => (model.invoices.get(id) ?? 0) > 0);
      for (let step = 0; step < steps; step++) {
        const what = draw.between(0, 9);
        const open = owing();
        if (what <= 1 || open.length === 0) {
          const day = dayOf();
          const prices = [draw.between(1, 90_000), draw.between(1, 99)] as const;
          const { id, lines, gross } = await issue(customer, day, prices);
          const left = new Map(
            lines.map((line, at) => [line, (prices[at] ?? 0) + Math.floor(((prices[at] ?? 0) * 20 + 50) / 100)]),
          );
          bills.set(id, { lines, left, day });
          model.issue(id, gross, day);
        } else if (what <= 4) {
          const day = dayOf();
          const paid = draw.sample(open, draw.between(0, Math.min(3, open.length))).map((id) => ({
            id,
            amount: draw.between(1, model.invoices.get(id) ?? 1),
          }));
          const amount =
            paid.reduce((sum, one) => sum + one.amount, 0) + draw.between(0, 5_000) + (paid.length === 0 ? 1 : 0);
          const { receipt } = (await send(
            'recordReceipt',
            {
              ...{ customer: `customers/${customer}`, receivedOn: day, amount, paymentMethod: 'bank_transfer' },
              allocations: paid.map((one) => ({ invoice: `invoices/${one.id}`, amount: one.amount })),
            },
            'receipt { id payments(first: 100) { edges { node { id invoice { id } } } } }',
          )) as { receipt: { id: string; payments: { edges: { node: { id: string; invoice: { id: string } } }[] } } };
          model.receive(receipt.id, amount, day);
          for (const { node } of receipt.payments.edges) {
            const bill = node.invoice.id.replace('invoices/', '');
            const part = paid.find(({ id }) => id === bill)?.amount ?? 0;
            model.pay(node.id, bill, part, { receipt: receipt.id });
            // What pays an invoice counts from the invoice on. Until then the money is on account, so the customer owes the same.
          }
        } else if (what === 5) {
          const from = draw.pick([...bills.keys()]);
          const bill = bills.get(from);
          const [line, left] = [...(bill?.left ?? [])].find(([, rest]) => rest > 0) ?? [];
          if (!bill || !line || !left) continue;
          const amount = draw.between(1, left);
          const owed = Math.max(0, model.invoices.get(from) ?? 0);
          const pays = Math.min(owed, amount);
          const refund = draw.between(0, amount - pays);
          const outside = draw.between(0, amount - pays - refund);
          const day = later(dayOf(), bill.day);
          const { invoice } = (await send(
            'creditInvoice',
            {
              ...{ invoice: `invoices/${from}`, documentDate: day, reason: 'Random', refundMethod: 'bank_transfer' },
              ...{ lines: [{ line: `invoice_lines/${line}`, amount }], refund, outside },
            },
            'invoice { id payments(first: 5) { edges { node { id kind } } } }',
          )) as { invoice: { id: string; payments: { edges: { node: { id: string; kind: string } }[] } } };
          const note = invoice.id.replace('invoices/', '');
          notes.add(note);
          bill.left.set(line, left - amount);
          model.issue(note, -amount, day);
          const credit = await database.execute<{ id: string }>(
            sql`SELECT id FROM payment WHERE credit_note_id = ${note}`,
          );
          if (pays > 0) model.pay(`payments/${credit.rows[0]?.id}`, from, pays, { note });
          for (const { node } of invoice.payments.edges) {
            model.settle(node.id, note, node.kind === 'refund' ? refund : outside, day);
          }
        } else if (what === 6) {
          const id = draw.pick(open);
          const amount = draw.between(1, model.invoices.get(id) ?? 1);
          const { payment } = (await send(
            'writeOffInvoice',
            { invoice: `invoices/${id}`, amount, reason: 'Random' },
            'payment { id }',
          )) as {
            payment: { id: string };
          };
          model.settle(payment.id, id, -amount, today);
        } else if (what === 7) {
          const live = [...model.payments].filter(([, { live: isLive }]) => isLive);
          if (live.length === 0) continue;
          const [id] = draw.pick(live);
          await send('reversePayment', { id, reason: 'Random' }, 'payment { id }');
          model.takeBack(id, today);
        } else if (what === 8) {
          const live = [...model.receipts].filter(([, { live: isLive }]) => isLive);
          if (live.length === 0 || !draw.chance(0.4)) continue;
          const [id] = draw.pick(live);
          await send('reverseReceipt', { id, reason: 'Random' }, 'receipt { id }');
          model.returnReceipt(id, today);
        } else {
          const receipts = [...model.receipts.keys()].filter((id) => model.onAccount(id) > 0);
          const credits = [...notes].filter((id) => (model.invoices.get(id) ?? 0) < 0);
          const id = draw.pick(open);
          const useCredit = credits.length > 0 && (receipts.length === 0 || draw.chance(0.5));
          if (!useCredit && receipts.length === 0) continue;
          const source = useCredit ? draw.pick(credits) : draw.pick(receipts);
          const most = useCredit ? -(model.invoices.get(source) ?? 0) : model.onAccount(source);
          const amount = draw.between(1, Math.min(most, model.invoices.get(id) ?? 1));
          const allocations = [{ invoice: `invoices/${id}`, amount }];
          if (useCredit)
            await send('allocateCredit', { creditNote: `invoices/${source}`, allocations }, 'invoice { id }');
          else await send('allocateReceipt', { receipt: source, allocations }, 'receipt { id }');
          const made = await database.execute<{ id: string }>(
            sql`SELECT max(id::text) AS id FROM payment WHERE invoice_id = ${id}`,
          );
          model.pay(`payments/${made.rows[0]?.id}`, id, amount, useCredit ? { note: source } : { receipt: source });
        }
      }
      const { rows } = await database.execute<{ id: string; owed: number }>(
        sql`SELECT id, owed FROM invoice WHERE customer_id = ${customer}`,
      );
      expect(new Map(rows.map(({ id, owed }) => [id, owed]))).toEqual(model.invoices);
      const received = await database.execute<{ id: string; left: number }>(
        sql`SELECT id, CASE WHEN reversed_at IS NULL THEN amount - allocated ELSE 0 END AS left FROM receipt WHERE customer_id = ${customer}`,
      );
      for (const { id, left } of received.rows) expect(left).toBe(model.onAccount(`receipts/${id}`));
      const days = [...new Set(model.moves.map(({ day }) => day)), '2020-01-01', today];
      for (const day of days) {
        const book = await database.execute<{ owed: number }>(
          sql`SELECT coalesce(sum(amount), 0)::int AS owed FROM ledger_entry WHERE customer_id = ${customer} AND day <= ${`${day}T00:00Z`}`,
        );
        expect({ day, owed: book.rows[0]?.owed }).toEqual({ day, owed: model.owedOn(day) });
      }
    }
    expect(await brokenInvariants(database)).toEqual([]);
  }, 600_000);
});
