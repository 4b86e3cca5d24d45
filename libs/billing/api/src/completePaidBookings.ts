import { onEffect, onInquiry, type RowOf, type Writing } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { tables as bookings, bookingsDelivered, completeBookingRows, paidItems } from '@console/bookings-api';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { invoice, invoiceLine, transferredItem } from './tables.ts';

const { bookingItem } = bookings;

/** A booking is complete when all of it is delivered and paid. */
onEffect(bookingsDelivered, settleBookings);

/** Previews say it with the same read. */
onInquiry(paidItems, async (queries, itemIds) => [...(await paidAmong(queries, itemIds))]);

/**
 * Completes delivered bookings whose items are all on paid invoices. Call it after each event that may make a booking
 * complete. Lock the bookings first.
 */
export async function settleBookings(
  writing: Writing,
  candidates: readonly RowOf<typeof bookings.booking>[],
): Promise<void> {
  const delivered = candidates.filter(({ status }) => status === 'delivered');
  if (delivered.length === 0) return;
  const { id, bookingId, status } = bookingItem;
  const ofDelivered = inArray(
    bookingId,
    delivered.map((booking) => booking.id),
  );
  const items = await writing.tx
    .select({ id, bookingId })
    .from(bookingItem)
    .where(and(ofDelivered, ne(status, 'canceled')));
  const paid = await paidAmong(
    writing.tx,
    items.map((item) => item.id),
  );
  const open = new Set(items.filter((item) => !paid.has(item.id)).map((item) => item.bookingId));
  await completeBookingRows(
    writing,
    delivered.filter((booking) => !open.has(booking.id)),
  );
}

/** Returns those of the items that are on paid invoices. */
async function paidAmong(queries: Queries, itemIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (itemIds.length === 0) return new Set();
  const ids = [...itemIds];
  const isPaid = and(eq(invoice.type, 'invoice'), inArray(invoice.status, ['paid', 'paid_overpaid']));
  // Several queries, because each has an index. One query with `or` would read every invoice.
  const rows = await union(
    queries
      .select({ item: invoice.bookingItemId })
      .from(invoice)
      .where(and(isPaid, inArray(invoice.bookingItemId, ids))),
    queries
      .select({ item: invoiceLine.bookingItemId })
      .from(invoiceLine)
      .innerJoin(invoice, eq(invoice.id, invoiceLine.invoiceId))
      .where(and(isPaid, inArray(invoiceLine.bookingItemId, ids))),
    queries
      .select({ item: transferredItem.bookingItemId })
      .from(transferredItem)
      .innerJoin(invoice, eq(invoice.id, transferredItem.invoiceId))
      .where(and(isPaid, inArray(transferredItem.bookingItemId, ids))),
  );
  return new Set(rows.flatMap(({ item }) => item ?? []));
}
