import { onEffect, type RowOf, type Writing } from '@console/api-kit';
import { tables as bookings, bookingsDelivered, completeBookingRows } from '@console/bookings-api';
import { and, eq, inArray, ne, notExists } from 'drizzle-orm';
import { invoice, invoiceLine } from './tables.ts';

const { bookingItem } = bookings;

/** A booking of which everything is delivered and paid is complete (architecture §5). */
onEffect(bookingsDelivered, settleBookings);

/** Completes delivered bookings when each of their items is on an invoice that is paid; for whatever brings the last of it. They are locked. */
export async function settleBookings(
  writing: Writing,
  candidates: readonly RowOf<typeof bookings.booking>[],
): Promise<void> {
  const delivered = candidates.filter(({ status }) => status === 'delivered');
  if (delivered.length === 0) return;
  const { tx } = writing;
  const isPaid = and(eq(invoice.type, 'invoice'), inArray(invoice.status, ['paid', 'paid_overpaid']));
  // Two questions, each of which has an index; as one with ‘or’ it is asked of every invoice.
  const ofItem = tx
    .select({ id: invoice.id })
    .from(invoice)
    .where(and(isPaid, eq(invoice.bookingItemId, bookingItem.id)));
  const withLine = tx
    .select({ id: invoice.id })
    .from(invoiceLine)
    .innerJoin(invoice, eq(invoice.id, invoiceLine.invoiceId))
    .where(and(isPaid, eq(invoiceLine.bookingItemId, bookingItem.id)));
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
      ),
    );
  const open = new Set(rows.map(({ booking }) => booking));
  await completeBookingRows(
    writing,
    delivered.filter(({ id }) => !open.has(id)),
  );
}
