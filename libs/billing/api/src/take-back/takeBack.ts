import type { RowOf, Writing } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { logActivities } from '../invoice/logActivity.ts';
import { Invoice, Payment } from '../nodes.ts';
import type { InvoicesOfSeller } from '../settling/lockMoney.ts';
import { payment } from '../tables.ts';

type PaymentRow = RowOf<typeof payment>;

/** The payments of a receipt that are not taken back. */
export function livePaymentsOf(queries: Queries, receiptId: string): Promise<PaymentRow[]> {
  return queries
    .select()
    .from(payment)
    .where(and(eq(payment.receiptId, receiptId), isNull(payment.reversedAt)))
    .orderBy(asc(payment.id));
}

/** The invoices that payments change: what is paid, and the credit note that pays. */
export const invoicesOfPayments = (payments: readonly PaymentRow[]): string[] => [
  ...new Set(payments.flatMap(({ invoiceId, creditNoteId }) => [invoiceId, ...(creditNoteId ? [creditNoteId] : [])])),
];

/**
 * Takes payments back today, with the reason. Both sides are as before: the invoice is owed again, and its receipt or credit note
 * has the amount left. Their invoices must be locked.
 */
export async function takeBack(
  writing: Writing,
  payments: readonly PaymentRow[],
  invoices: InvoicesOfSeller,
  reason: string,
): Promise<PaymentRow[]> {
  if (payments.length === 0) return [];
  const ids = payments.map(({ id }) => id);
  const reversed = await writing.updateAll(Payment, inArray(payment.id, ids), {
    reversedAt: writing.now,
    reversalReason: reason,
  });
  const entries = reversed.map(({ invoiceId: id, amount, kind }) => ({ id, amount, kind }));
  await logActivities(writing, entries, 'payment_reversed', ({ amount, kind }) => ({ amount, kind, reason }));
  for (const id of invoicesOfPayments(reversed)) {
    const known = invoices.get(id);
    if (known) writing.touchRow(Invoice, known.row);
  }
  return reversed;
}
