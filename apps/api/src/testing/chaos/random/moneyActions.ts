import { sql } from 'drizzle-orm';
import { recentDay } from './days.ts';
import type { RandomAction, Surroundings } from './RandomAction.ts';

interface Found {
  readonly id: string;
}

interface Open extends Found {
  readonly customer: string;
  readonly owed: number;
}

/** An invoice of which something is owed. Another open one of its customer, when there is one, is paid with it. */
const openInvoice = ({ find }: Surroundings) =>
  find<Open & { other: string | null; other_owed: number | null }>(sql`
    SELECT 'invoices/' || v.id AS id, 'customers/' || v.customer_id AS customer, v.owed, 'invoices/' || o.id AS other, o.owed AS other_owed
    FROM invoice v LEFT JOIN LATERAL (
      SELECT id, owed FROM invoice o WHERE o.customer_id = v.customer_id AND o.id <> v.id AND o.owed > 0 LIMIT 1
    ) o ON true
    WHERE v.owed > 0 ORDER BY v.id DESC LIMIT 200`);

/** What is left of a receipt or a credit note, and an invoice of the same customer that waits for it. */
const waitingFor = (around: Surroundings, source: 'receipt' | 'credit_note') =>
  around.find<Found & { invoice: string; amount: number }>(
    source === 'receipt'
      ? sql`SELECT 'receipts/' || r.id AS id, 'invoices/' || v.id AS invoice, least(r.amount - r.allocated, v.owed) AS amount
          FROM receipt r JOIN invoice v ON v.customer_id = r.customer_id AND v.owed > 0
          WHERE r.reversed_at IS NULL AND r.allocated < r.amount LIMIT 200`
      : sql`SELECT 'invoices/' || n.id AS id, 'invoices/' || v.id AS invoice, least(-n.owed, v.owed) AS amount
          FROM invoice n JOIN invoice v ON v.customer_id = n.customer_id AND v.owed > 0
          WHERE n.type = 'credit_note' AND n.owed < 0 LIMIT 200`,
  );

const part = ({ draw }: Surroundings, pence: number) => (draw.chance(0.6) ? pence : draw.between(1, pence));

/** A line of an issued invoice, and what of it is neither credited nor paid, in pence. */
const creditableLine = ({ find }: Surroundings) =>
  find<Found & { line: string; day: string; left: number; paid: number }>(sql`
    SELECT 'invoices/' || v.id AS id, (v.document_date AT TIME ZONE 'UTC')::date::text AS day, 'invoice_lines/' || l.id AS line, l.net + l.tax - credited.amount AS left,
      greatest(0, l.net + l.tax - credited.amount - greatest(0, v.owed)) AS paid
    FROM invoice v JOIN invoice_line l ON l.invoice_id = v.id
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(c.net + c.tax), 0) AS amount FROM invoice_line c JOIN invoice n ON n.id = c.invoice_id
      WHERE c.credits_line_id = l.id AND n.status NOT IN ('draft', 'voided')
    ) credited
    WHERE v.type = 'invoice' AND v.status IN ('confirmed', 'paid_partial', 'paid') AND l.net + l.tax > credited.amount
    ORDER BY v.id DESC LIMIT 200`);

/** What finance does with money that came in, went back, or is given up. */
export const moneyActions: readonly RandomAction[] = [
  {
    mutation: 'recordReceipt',
    weight: 10,
    input: async (around) => {
      const open = await openInvoice(around);
      if (!open) return null;
      const first = { invoice: open.id, amount: part(around, open.owed) };
      const both =
        open.other && open.other_owed ? [{ invoice: open.other, amount: part(around, open.other_owed) }] : [];
      const allocations = around.draw.chance(0.4) ? [first, ...both] : [first];
      const amount = allocations.reduce((sum, one) => sum + one.amount, 0);
      const onAccount = around.draw.chance(0.3) ? around.draw.between(1, 50_000) : 0;
      const method = { paymentMethod: around.draw.pick(['bank_transfer', 'credit_card']) };
      return {
        customer: open.customer,
        receivedOn: recentDay(around),
        amount: amount + onAccount,
        ...method,
        allocations,
      };
    },
  },
  {
    mutation: 'allocateReceipt',
    weight: 4,
    input: async (around) => {
      const found = await waitingFor(around, 'receipt');
      if (!found) return null;
      return { receipt: found.id, allocations: [{ invoice: found.invoice, amount: part(around, found.amount) }] };
    },
  },
  {
    mutation: 'creditInvoice',
    weight: 6,
    input: async (around) => {
      const { draw } = around;
      const found = await creditableLine(around);
      if (!found) return null;
      const amount = part(around, Number(found.left));
      // What is left of the excess stays on account.
      const excess = Math.max(0, amount - (Number(found.left) - Number(found.paid)));
      const refund = excess > 0 && draw.chance(0.4) ? draw.between(1, excess) : null;
      const outside = excess > (refund ?? 0) && draw.chance(0.2) ? draw.between(1, excess - (refund ?? 0)) : null;
      const split = { refund, refundMethod: refund === null ? null : 'bank_transfer', outside };
      const lines = [{ line: found.line, amount }];
      return { invoice: found.id, documentDate: recentDay(around, found.day), reason: 'Two were ill', lines, ...split };
    },
  },
  {
    mutation: 'allocateCredit',
    weight: 4,
    input: async (around) => {
      const found = await waitingFor(around, 'credit_note');
      if (!found) return null;
      return { creditNote: found.id, allocations: [{ invoice: found.invoice, amount: part(around, found.amount) }] };
    },
  },
  {
    mutation: 'refundCreditNote',
    weight: 3,
    input: async (around) => {
      const note = await around.find<Found & { left: number }>(
        sql`SELECT 'invoices/' || id AS id, -owed AS left FROM invoice WHERE type = 'credit_note' AND owed < 0`,
      );
      if (!note) return null;
      const amount = part(around, note.left);
      const kind = around.draw.pick(['refund', 'outside']);
      const paymentMethod = kind === 'refund' ? 'bank_transfer' : null;
      return { creditNote: note.id, kind, amount, day: recentDay(around), paymentMethod };
    },
  },
  {
    mutation: 'reversePayment',
    weight: 2,
    input: async ({ find }) => {
      const payment = await find<Found>(
        sql`SELECT 'payments/' || id AS id FROM payment WHERE reversed_at IS NULL ORDER BY id DESC LIMIT 200`,
      );
      return payment ? { id: payment.id, reason: 'It bounced' } : null;
    },
  },
  {
    mutation: 'reverseReceipt',
    weight: 2,
    input: async ({ find }) => {
      const receipt = await find<Found>(
        sql`SELECT 'receipts/' || id AS id FROM receipt WHERE reversed_at IS NULL ORDER BY id DESC LIMIT 200`,
      );
      return receipt ? { id: receipt.id, reason: 'It bounced' } : null;
    },
  },
  {
    mutation: 'writeOffInvoice',
    weight: 1,
    input: async (around) => {
      const open = await openInvoice(around);
      return open ? { invoice: open.id, amount: part(around, open.owed), reason: 'Bankrupt' } : null;
    },
  },
];
