import { sql } from 'drizzle-orm';
import { address } from '../newBooking.ts';
import { recentDay, today } from './days.ts';
import type { RandomAction, Surroundings } from './RandomAction.ts';

interface Found {
  readonly id: string;
}

const invoiceIn = ({ find }: Surroundings, ...statuses: string[]) =>
  find<Found>(sql`SELECT 'invoices/' || id AS id FROM invoice
    WHERE status = ANY (${sql.param(statuses)}::text[]) AND type <> 'pro_forma' ORDER BY id DESC LIMIT 200`);

/** A draft that an item was drafted for. */
const draftOf = ({ find }: Surroundings, followsBooking: boolean) =>
  find<Found>(sql`SELECT 'invoices/' || id AS id FROM invoice
    WHERE status = 'draft' AND type = 'invoice' AND booking_id IS NOT NULL AND follows_booking = ${followsBooking} ORDER BY id DESC LIMIT 200`);

/** What finance does with invoices, and with the months of a seller. */
export const invoiceActions: readonly RandomAction[] = [
  {
    mutation: 'issueInvoice',
    weight: 12,
    input: async (around) => {
      const invoice = await invoiceIn(around, 'draft');
      return invoice ? { id: invoice.id, documentDate: recentDay(around) } : null;
    },
  },
  {
    mutation: 'issueInvoices',
    weight: 1,
    input: async (around) => {
      const drafts = await Promise.all([invoiceIn(around, 'draft'), invoiceIn(around, 'draft')]);
      const ids = [...new Set(drafts.flatMap((draft) => draft?.id ?? []))];
      return ids.length > 0 ? { ids, documentDate: around.draw.pick([null, recentDay(around)]) } : null;
    },
  },
  {
    mutation: 'voidInvoice',
    weight: 3,
    input: async (around) => {
      const notes = around.find<Found>(
        sql`SELECT 'invoices/' || id AS id FROM invoice WHERE type = 'credit_note' AND status <> 'voided'`,
      );
      const invoice = await (around.draw.chance(0.4) ? notes : invoiceIn(around, 'draft', 'confirmed'));
      return invoice ? { id: invoice.id, reason: 'Sent twice' } : null;
    },
  },
  {
    mutation: 'draftInvoiceAgain',
    weight: 2,
    input: async ({ find }) => {
      const found =
        await find<Found>(sql`SELECT 'invoices/' || v.id AS id FROM invoice v JOIN booking_item i ON i.id = v.booking_item_id
        WHERE v.type = 'invoice' AND v.status = 'voided' AND i.status <> 'canceled' ORDER BY v.id DESC LIMIT 100`);
      return found ? { invoice: found.id } : null;
    },
  },
  {
    mutation: 'convertInvoice',
    weight: 1,
    input: async ({ find }) => {
      const found = await find<Found>(
        sql`SELECT 'invoices/' || id AS id FROM invoice WHERE type = 'pro_forma' AND status = 'confirmed'`,
      );
      return found ? { id: found.id, reason: 'The customer agreed' } : null;
    },
  },
  {
    mutation: 'updateInvoice',
    weight: 2,
    input: async (around) => {
      const invoice = await invoiceIn(around, 'draft', 'confirmed', 'paid');
      const change = around.draw.chance(0.5) ? { poNumber: around.subjects.newText() } : { billingAddress: address };
      return invoice ? { id: invoice.id, ...change } : null;
    },
  },
  {
    mutation: 'updateInvoiceLines',
    weight: 2,
    input: async (around) => {
      const { draw } = around;
      const draft = await draftOf(around, true);
      if (!draft) return null;
      const line = () => ({
        description: 'Course books',
        quantity: draw.between(1, 4),
        unitPrice: draw.pick([1, 333, 45_000, draw.between(1, 99_999)]),
        taxable: draw.chance(0.8),
        taxRatePercent: draw.pick([null, 20, 5, 17.5]),
      });
      return { id: draft.id, lines: Array.from({ length: draw.between(1, 3) }, line) };
    },
  },
  {
    mutation: 'followBooking',
    weight: 1,
    input: async (around) => {
      const draft = await draftOf(around, false);
      return draft ? { id: draft.id } : null;
    },
  },
  {
    mutation: 'moveLockDate',
    weight: 2,
    input: async (around) => {
      const seller = await around.find<Found>(sql`SELECT 'sellers/' || id AS id FROM seller WHERE is_default`);
      const lockedBefore = around.draw.pick([null, recentDay(around), today()]);
      return seller ? { id: seller.id, lockedBefore, reason: 'The month is closed' } : null;
    },
  },
];
