import { onEffect, type RowOf, type Writing } from '@console/api-kit';
import { tables as bookings, bookingsDelivered, completeBookingRows } from '@console/bookings-api';
import { and, eq, inArray, ne, notExists } from 'drizzle-orm';
import { invoice, invoiceLine, transferredItem } from './tables.ts';

const { bookingItem } = bookings;

/** A booking is complete when all of it is delivered and paid. */
onEffect(bookingsDelivered, settleBookings);

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
  const { tx } = writing;
  const isPaid = and(eq(invoice.type, 'invoice'), inArray(invoice.status, ['paid', 'paid_overpaid']));
  // Several queries, because each has an index. One query with `or` would read every invoice.
  const ofItem = tx
    .select({ id: invoice.id })
    .from(invoice)
    .where(and(isPaid, eq(invoice.bookingItemId, bookingItem.id)));
  const withLine = tx
    .select({ id: invoice.id })
    .from(invoiceLine)
    .innerJoin(invoice, eq(invoice.id, invoiceLine.invoiceId))
    .where(and(isPaid, eq(invoiceLine.bookingItemId, bookingItem.id)));
  const transferred = tx
    .select({ id: invoice.id })
    .from(transferredItem)
    .innerJoin(invoice, eq(invoice.id, transferredItem.invoiceId))
    .where(and(isPaid, eq(transferredItem.bookingItemId, bookingItem.id)));
  const ids = delivered.map(({ id }) => id);
  const rows = await tx
    .selectDistinct({ booking: bookingItem.bookingId })
    .from(bookingItem)
    .where(
      and(
        inArray(bookingItem.bookingId, ids),
        ne(bookingItem.status, 'canceled'),
        notExists(ofItem),
        notExists(withLine),
        notExists(transferred),
      ),
    );
  const open = new Set(rows.map(({ booking }) => booking));
  await completeBookingRows(
    writing,
    delivered.filter(({ id }) => !open.has(id)),
  );
}
