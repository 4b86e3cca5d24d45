import { followEffect, onEffect, type Writing } from '@console/api-kit';
import { type BookingWithItems, bookingDeleting, bookingItemsCanceled, bookingsCanceled } from '@console/bookings-api';
import { eq, inArray } from 'drizzle-orm';
import { logActivities } from '../invoice/logActivity.ts';
import { Invoice } from '../nodes.ts';
import { reverseCredits } from '../payment/reverseCredits.ts';
import { invoice } from '../tables.ts';
import {
  type CanceledInvoice,
  invoicesOfCanceledBookings,
  invoicesOfCanceledItems,
  planCanceled,
} from './canceledInvoices.ts';
import { impactOnCanceledInvoices } from './impactOnInvoices.ts';

/** Canceling a booking voids its unpaid invoices, with the credit notes for them. Staff credit the paid ones, and those of closed months. */
followEffect(bookingsCanceled, {
  read: (queries, bookings, hold) => invoicesOfCanceledBookings(queries, idsOf(bookings), hold),
  plan: planCanceled,
  impacts: (queries, found, bookings) => impactOnCanceledInvoices(queries, found, { bookings: idsOf(bookings) }),
  write: voidThem,
});

/** Canceling items with their class voids their unpaid invoices too, unless those are also for other items. */
followEffect(bookingItemsCanceled, {
  read: (queries, bookings, hold) => invoicesOfCanceledItems(queries, itemIdsOf(bookings), hold),
  plan: planCanceled,
  impacts: (queries, found, bookings) => impactOnCanceledInvoices(queries, found, { items: itemIdsOf(bookings) }),
  write: voidThem,
});

const idsOf = (bookings: readonly BookingWithItems[]) => bookings.map(({ booking }) => booking.id);
const itemIdsOf = (bookings: readonly BookingWithItems[]) => bookings.flatMap(({ items }) => items.map(({ id }) => id));

async function voidThem(writing: Writing, found: readonly CanceledInvoice[]): Promise<void> {
  // Triggers set what is to be refunded of these.
  for (const { invoice, becomes } of found) if (becomes !== 'void') writing.touchRow(Invoice, invoice);
  const voided = found.filter(({ becomes }) => becomes === 'void');
  const rows = voided.map((one) => one.invoice);
  if (rows.length === 0) return;
  const credits = voided.flatMap((one) => one.credits.map((credit) => ({ credit, owes: one.invoice })));
  await reverseCredits(writing, credits, 'What it was for is canceled.');
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
