import { type RowOf, ulidOf, type Writing } from '@console/api-kit';
import { eq } from 'drizzle-orm';
import { Booking } from './Booking.ts';
import { BookingItem } from './BookingItem.ts';
import { type booking, bookingItem } from './tables.ts';

interface LockedItem {
  booking: RowOf<typeof booking>;
  item: RowOf<typeof bookingItem>;
}

/**
 * Takes an item for a change, after its booking: everybody takes them in this order, and so waits instead of blocking one another.
 *
 * @throws as {@link Writing.lock} does.
 */
export async function lockItem(
  writing: Writing,
  input: { readonly id: string; readonly version?: number | null | undefined },
): Promise<LockedItem> {
  const ulid = ulidOf(BookingItem.prefix, input.id) ?? '';
  const [known] = await writing.tx
    .select({ bookingId: bookingItem.bookingId })
    .from(bookingItem)
    .where(eq(bookingItem.id, ulid));
  // Without a row, locking the item says so.
  const booking = known && (await writing.row(Booking, known.bookingId));
  const item = await writing.lock(BookingItem, input);
  if (!booking) throw new Error(`The item ${item.id} has come into being meanwhile.`);
  return { booking, item };
}
