import { invalidInput, type RowChanges, type RowOf, startOf, type Writing } from '@console/api-kit';
import { dayOfSettling, type InvoiceAction } from '@console/billing-contracts';
import type { tables as bookings } from '@console/bookings-api';
import { Seller } from '@console/core-api';
import { whyNotDated } from '@console/core-contracts';
import { settleBookings } from '../booking-invoices/completePaidBookings.ts';
import { logActivities } from '../invoice/logActivity.ts';
import { Invoice, Payment } from '../nodes.ts';
import type { payment } from '../tables.ts';
import type { Refusable, Settlement } from './planSettling.ts';

type PaymentRow = RowOf<typeof payment>;

/** How invoices are settled: the columns of each payment, besides its invoice, its amount and its day. */
export type Settling = Pick<RowChanges<PaymentRow>, 'kind' | 'notes' | 'paymentMethod' | 'reason'> & {
  readonly receiptId?: string;
  readonly creditNoteId?: string;
};

/** @throws what a plan refuses. */
export function refuseUnlessPlanned(writing: Writing, { violations, whyNot }: Refusable): void {
  writing.refuseIf(whyNot);
  const [first, ...others] = violations;
  if (first) throw invalidInput(first, ...others);
}

/** Keeps a seller until the end, so that its lock date waits, and refuses days of a closed month. Call it last (0036). */
export async function keepSeller(writing: Writing, sellerId: string, days: readonly (Date | string)[]): Promise<void> {
  const { lockedBefore } = await writing.keepRow(Seller, sellerId);
  for (const day of days) writing.refuseIf(whyNotDated(day, lockedBefore));
}

/**
 * Settles parts of locked invoices, logs it, and completes the bookings of which nothing more is to be paid.
 *
 * @param day the day of the sum. For an invoice it does not count before the invoice.
 */
export async function settle(
  writing: Writing,
  settlements: readonly Settlement[],
  settling: Settling & { readonly kind: 'payment' | 'credit' | 'write_off' },
  day: Date,
  lockedBookings: readonly RowOf<typeof bookings.booking>[],
): Promise<PaymentRow[]> {
  const made = await writing.insertAll(
    Payment,
    settlements.map(({ invoice, amount }) => ({
      ...settling,
      invoiceId: invoice.id,
      amount,
      receivedAt: startOf(dayOfSettling(day, invoice.documentDate)),
    })),
  );
  const amounts = new Map(settlements.map(({ invoice, amount }) => [invoice.id, amount]));
  const invoices = settlements.map(({ invoice }) => invoice);
  await logActivities(writing, invoices, actions[settling.kind], ({ id }) => ({ amount: amounts.get(id) ?? 0 }));
  // A trigger changes the invoices. So what shows them and their bookings has to be read again.
  for (const invoice of invoices) writing.touchRow(Invoice, invoice);
  await settleBookings(writing, lockedBookings);
  return made;
}

const actions: Readonly<Record<'payment' | 'credit' | 'write_off', InvoiceAction>> = {
  payment: 'payment_received',
  credit: 'credited',
  write_off: 'written_off',
};
