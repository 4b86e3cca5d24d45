import { insertRows, random, type SeedContext } from '@console/api-kit/seeding';
import type { seed as core } from '@console/core-api';
import { eq } from 'drizzle-orm';
import { payment, receipt } from '../tables.ts';
import type { PlannedInvoice } from './planInvoices.ts';
import { enteredBy, type PlannedPayment } from './planPayments.ts';

type Seller = (invoice: PlannedInvoice) => string | null;

/** Writes the payments of invoices with their receipts. Some receipts pay two invoices of a booking, and some have a rest on account. */
export async function insertPayments(
  { tx, now }: SeedContext,
  planned: readonly PlannedInvoice[],
  staff: core.SeededStaff,
  sellerOf: Seller,
): Promise<void> {
  const paid = withSharedReceipts(planned.flatMap((one) => paymentRows(one, staff, sellerOf(one))));
  await insertRows(
    tx,
    receipt,
    paid.flatMap((row) => row.receipt ?? []),
  );
  await insertRows(
    tx,
    payment,
    paid.map((row) => row.payment),
  );
  // What was taken back was there first, so that the book has both.
  for (const { takenBack, payment: row, receipt: of } of paid) {
    if (!takenBack || takenBack.at > now) continue;
    const reversed = { reversedAt: takenBack.at, reversalReason: takenBack.reason, updatedAt: takenBack.at };
    await tx.update(payment).set(reversed).where(eq(payment.id, row.id));
    if (of) await tx.update(receipt).set(reversed).where(eq(receipt.id, of.id));
  }
}

type PaymentRows = ReturnType<typeof paymentRows>[number];

/** Lets a few receipts also pay the next payment of their booking, and leaves a rest of a few others on account. */
function withSharedReceipts(rows: readonly PaymentRows[]): PaymentRows[] {
  const byBooking = Map.groupBy(
    rows.filter((row) => row.receipt !== null && !row.takenBack),
    ({ bookingId }) => bookingId,
  );
  const shared = new Map<PaymentRows, PaymentRows>();
  for (const [bookingId, all] of byBooking) {
    const [first, second] = all.toSorted(
      (one, other) => one.payment.receivedAt.getTime() - other.payment.receivedAt.getTime(),
    );
    if (first && second && random('one receipt', bookingId).chance(0.3)) shared.set(second, first);
  }
  const extras = new Map([...shared].map(([second, first]) => [first, second.payment.amount]));
  return rows.map((row) => {
    const first = shared.get(row);
    if (first) return { ...row, receipt: null, payment: { ...row.payment, receiptId: first.payment.receiptId } };
    if (!row.receipt) return row;
    const draw = random('on account', row.receipt.id);
    const rest = !row.takenBack && draw.chance(0.02) ? draw.pick([2_500, 12_000, 30_000]) : 0;
    return { ...row, receipt: { ...row.receipt, amount: row.receipt.amount + (extras.get(row) ?? 0) + rest } };
  });
}

function paymentRows(one: PlannedInvoice, { staffIds }: core.SeededStaff, sellerId: string | null) {
  const { id, draw, type, booking, payments } = one;
  return payments.map((planned, place) => {
    const { takenBack, ...columns } = planned;
    const by = enteredBy(id, place, staffIds);
    const stamps = { createdBy: by, createdAt: planned.receivedAt, updatedBy: by, updatedAt: planned.receivedAt };
    const row = { id: draw.id(planned.receivedAt), ...columns, ...stamps };
    const kind = kindOf(type, planned);
    const { paymentMethod } = planned;
    const receiptRow =
      kind !== 'payment' || sellerId === null || paymentMethod === null
        ? null
        : { ...row, paymentMethod, sellerId, customerId: booking.planned.customer.id };
    return {
      bookingId: booking.planned.id,
      takenBack,
      receipt: receiptRow,
      payment: { ...row, kind, invoiceId: id, receiptId: receiptRow?.id ?? null },
    };
  });
}

function kindOf(type: PlannedInvoice['type'], { reason }: PlannedPayment) {
  if (reason) return 'write_off' as const;
  return type === 'credit_note' ? ('refund' as const) : ('payment' as const);
}
