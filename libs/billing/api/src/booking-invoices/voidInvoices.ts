import { onEffect, type Writing } from '@console/api-kit';
import { bookingDeleting, bookingItemsCanceled, bookingsCanceled } from '@console/bookings-api';
import { eq, inArray } from 'drizzle-orm';
import { logActivities } from '../invoice/logActivity.ts';
import { Invoice } from '../nodes.ts';
import { invoice } from '../tables.ts';
import { type CanceledInvoice, invoicesOfCanceledBookings, invoicesOfCanceledItems } from './canceledInvoices.ts';

/** Canceling a booking voids its unpaid invoices, with the credit notes for them. Staff credit the paid ones. */
onEffect(bookingsCanceled, async (writing, bookings) => {
  const ids = bookings.map(({ booking }) => booking.id);
  await voidThem(writing, await invoicesOfCanceledBookings(writing.tx, ids, true));
});

/** Canceling items with their class voids their unpaid invoices too, unless those are also for other items. */
onEffect(bookingItemsCanceled, async (writing, bookings) => {
  const ids = bookings.flatMap(({ items }) => items.map(({ id }) => id));
  await voidThem(writing, await invoicesOfCanceledItems(writing.tx, ids, true));
});

async function voidThem(writing: Writing, found: readonly CanceledInvoice[]): Promise<void> {
  // Triggers set what is to be refunded of these.
  for (const { invoice, becomes } of found) if (becomes !== 'void') writing.touchRow(Invoice, invoice);
  const rows = found.filter(({ becomes }) => becomes === 'void').map((one) => one.invoice);
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await writing.updateAll(Invoice, inArray(invoice.id, ids), { status: 'voided' });
  await logActivities(writing, rows, 'status_changed', ({ status }) => ({ from: status, to: 'voided' }));
}

/** An invoiced booking is never deleted. */
onEffect(bookingDeleting, async (writing, { booking }) => {
  const ref = await anyInvoiceOf(writing, booking.id);
  writing.refuseIf(ref && `${ref} is an invoice of this booking, so it cannot be deleted. It can be canceled.`);
});

async function anyInvoiceOf({ tx }: Writing, bookingId: string): Promise<string | null> {
  const [found] = await tx.select({ ref: invoice.ref }).from(invoice).where(eq(invoice.bookingId, bookingId)).limit(1);
  return found?.ref ?? null;
}
