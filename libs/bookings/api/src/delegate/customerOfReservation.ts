import type { Writing } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import type { tables } from '@console/classes-api';
import { eq } from 'drizzle-orm';
import { booking, bookingItem } from '../tables.ts';

/** Returns the customer whose booking holds a seat. Needs no lock, because a booking never changes its customer. */
export function customerOfReservation(
  { tx }: Writing,
  { bookingItemId }: Pick<typeof tables.trainingSeatReservation.$inferSelect, 'bookingItemId'>,
): Promise<string> {
  return customerOfItem(tx, bookingItemId);
}

/** Returns the customer of a booking item. */
export async function customerOfItem(queries: Queries, itemId: string): Promise<string> {
  const [found] = await queries
    .select({ customerId: booking.customerId })
    .from(bookingItem)
    .innerJoin(booking, eq(booking.id, bookingItem.bookingId))
    .where(eq(bookingItem.id, itemId));
  if (!found) throw new Error(`The booking item ${itemId} has no booking.`);
  return found.customerId;
}
