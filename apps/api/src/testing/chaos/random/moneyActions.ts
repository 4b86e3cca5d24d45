import { sql } from 'drizzle-orm';
import type { RandomAction, Surroundings } from './RandomAction.ts';

interface Found {
  readonly id: string;
}

interface Open extends Found {
  readonly customer: string;
  readonly owed: number;
}

const today = () => new Date().toISOString().slice(0, 10);

const invoiceIn = ({ find }: Surroundings, ...statuses: string[]) =>
  find<Found>(sql`SELECT 'invoices/' || id AS id FROM invoice
    WHERE status = ANY (${sql.param(statuses)}::text[]) AND type <> 'pro_forma' ORDER BY id DESC LIMIT 200`);

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

/** What finance does with invoices and money. */
export const moneyActions: readonly RandomAction[] = [
  {
    mutation: 'issueInvoice',
    weight: 10,
    input: async (around) => {
      const invoice = await invoiceIn(around, 'draft');
      return invoice ? { id: invoice.id, documentDate: today() } : null;
    },
  },
  {
    mutation: 'voidInvoice',
    weight: 1,
    input: async (around) => {
      const invoice = await invoiceIn(around, 'draft', 'confirmed');
      return invoice ? { id: invoice.id, reason: 'Sent twice' } : null;
    },
  },
  {
    mutation: 'updateInvoice',
    weight: 2,
    input: async (around) => {
      const invoice = await invoiceIn(around, 'draft', 'confirmed', 'paid');
      return invoice ? { id: invoice.id, poNumber: around.subjects.newText() } : null;
    },
  },
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
      return { customer: open.customer, receivedOn: today(), amount: amount + onAccount, ...method, allocations };
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
