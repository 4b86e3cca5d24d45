import type { RowOf } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { whyNotMoveInvoice } from '@console/billing-contracts';
import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import { lockDateOf } from '../invoice/lockDateOf.ts';
import type { CreditOfInvoice } from '../payment/reverseCredits.ts';
import { invoice, payment } from '../tables.ts';

type InvoiceRow = RowOf<typeof invoice>;
type PaymentRow = RowOf<typeof payment>;

/** An invoice that somebody may void, with everything that decides about it. */
export interface VoidingInvoice {
  readonly invoice: InvoiceRow;
  readonly lockedBefore: Date | null;
  /** The reference of a credit note for it that is not void. */
  readonly creditedBy: string | null;
  /** What this credit note paid, and what was paid back on it. */
  readonly payments: readonly PaymentRow[];
  /** The invoices that this credit note paid. */
  readonly paidInvoices: readonly InvoiceRow[];
}

/** What voiding does. */
export interface VoidPlan {
  /** The reason why it is refused, or null. Then nothing happens. */
  readonly whyNot: string | null;
  /** The credits that are reversed first, each with the invoice that is owed again. */
  readonly reversed: readonly CreditOfInvoice[];
}

/** Plans to void an invoice, for the write and for its preview. */
export function planVoid({ invoice, lockedBefore, creditedBy, payments, paidInvoices }: VoidingInvoice): VoidPlan {
  const byId = new Map(paidInvoices.map((row) => [row.id, row]));
  const paidBack = payments.some(({ kind }) => kind !== 'credit');
  return {
    whyNot: whyNotMoveInvoice('void', { ...invoice, lockedBefore, creditedBy, paidBack }),
    reversed: payments.flatMap((credit) => {
      const owes = byId.get(credit.invoiceId);
      return owes && credit.kind === 'credit' ? [{ credit, owes }] : [];
    }),
  };
}

/**
 * Reads what {@link planVoid} needs.
 *
 * @param hold true in a write, to keep the lock date. The invoices must be locked: those of `invoicesOfCreditNote` too.
 */
export async function voidingInvoice(queries: Queries, row: InvoiceRow, hold: boolean): Promise<VoidingInvoice> {
  const isCreditNote = row.type === 'credit_note';
  const payments = isCreditNote ? await paymentsOfCreditNote(queries, row.id) : [];
  const paid = payments.filter(({ kind }) => kind === 'credit').map(({ invoiceId }) => invoiceId);
  return {
    invoice: row,
    lockedBefore: await lockDateOf(queries, row, hold),
    creditedBy: isCreditNote ? null : await creditNoteOf(queries, row.id),
    payments,
    paidInvoices: paid.length === 0 ? [] : await queries.select().from(invoice).where(inArray(invoice.id, paid)),
  };
}

/** The invoices that a credit note credits or pays. A write locks all of them in the order of their ids. */
export async function invoicesOfCreditNote(queries: Queries, row: InvoiceRow): Promise<string[]> {
  if (row.type !== 'credit_note') return [];
  const payments = await paymentsOfCreditNote(queries, row.id);
  return [...(row.creditsId === null ? [] : [row.creditsId]), ...payments.map(({ invoiceId }) => invoiceId)];
}

/** What this credit note paid, and what was paid back on it, as far as it is not reversed. */
async function paymentsOfCreditNote(queries: Queries, id: string): Promise<PaymentRow[]> {
  const live = isNull(payment.reversedAt);
  const paid = queries
    .select()
    .from(payment)
    .where(and(eq(payment.creditNoteId, id), live));
  const paidBack = queries
    .select()
    .from(payment)
    .where(and(eq(payment.invoiceId, id), live));
  return [...(await paid.orderBy(asc(payment.id))), ...(await paidBack.orderBy(asc(payment.id)))];
}

async function creditNoteOf(queries: Queries, id: string): Promise<string | null> {
  const [found] = await queries
    .select({ ref: invoice.ref })
    .from(invoice)
    .where(and(eq(invoice.creditsId, id), ne(invoice.status, 'voided')))
    .orderBy(asc(invoice.id))
    .limit(1);
  return found?.ref ?? null;
}
