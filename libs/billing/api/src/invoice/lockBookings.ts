import type { RowOf, Writing } from '@console/api-kit';
import { tables as bookings } from '@console/bookings-api';
import { asc, inArray } from 'drizzle-orm';

const { booking, bookingItem } = bookings;

/**
 * Locks the bookings that invoices name, with the items of those that may become complete. Lock the invoices afterwards
 * (docs/decisions/0036).
 */
export async function lockBookings(
  { tx }: Writing,
  invoices: readonly { readonly bookingId: string | null }[],
): Promise<readonly RowOf<typeof booking>[]> {
  const ids = [...new Set(invoices.flatMap(({ bookingId }) => bookingId ?? []))];
  if (ids.length === 0) return [];
  const rows = await tx
    .select()
    .from(booking)
    .where(inArray(booking.id, ids))
    .orderBy(asc(booking.id))
    .for('no key update');
  const delivered = rows.filter(({ status }) => status === 'delivered').map(({ id }) => id);
  if (delivered.length > 0) {
    await tx
      .select({ id: bookingItem.id })
      .from(bookingItem)
      .where(inArray(bookingItem.bookingId, delivered))
      .orderBy(asc(bookingItem.id))
      .for('no key update');
  }
  return rows;
}
