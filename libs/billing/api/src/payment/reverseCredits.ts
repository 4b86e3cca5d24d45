import type { RowOf, Writing } from '@console/api-kit';
import { inArray } from 'drizzle-orm';
import { logActivity } from '../invoice/logActivity.ts';
import { Payment } from '../nodes.ts';
import { type invoice, payment } from '../tables.ts';

/** What a credit note paid, with the invoice that it paid. */
export interface CreditOfInvoice {
  readonly credit: RowOf<typeof payment>;
  readonly owes: RowOf<typeof invoice>;
}

/**
 * Takes back what credit notes paid, before they become void. The invoices are owed again. Lock credit notes and invoices first.
 *
 * @param because the reason that the payments keep, when the person gave none.
 */
export async function reverseCredits(
  writing: Writing,
  credits: readonly CreditOfInvoice[],
  because: string,
): Promise<void> {
  if (credits.length === 0) return;
  const ids = credits.map(({ credit }) => credit.id);
  const reversal = { reversedAt: writing.now, reversalReason: writing.reason ?? because };
  await writing.updateAll(Payment, inArray(payment.id, ids), reversal);
  for (const { credit, owes } of credits) {
    await logActivity(writing, owes, 'payment_reversed', { kind: credit.kind, amount: credit.amount });
  }
}
