import type { Writing } from '@console/api-kit';
import type { tables } from '@console/classes-api';
import { eq } from 'drizzle-orm';
import { booking, bookingItem } from '../tables.ts';

/** Returns the customer whose booking holds a seat. Needs no lock, because a booking never changes its customer. */
export async function customerOfReservation(
  { tx }: Writing,
  { id, bookingItemId }: Pick<typeof tables.trainingSeatReservation.$inferSelect, 'id' | 'bookingItemId'>,
): Promise<string> {
  const [found] = await tx
    .select({ customerId: booking.customerId })
    .from(bookingItem)
    .innerJoin(booking, eq(booking.id, bookingItem.bookingId))
    .where(eq(bookingItem.id, bookingItemId));
  if (!found) throw new Error(`The seat reservation ${id} has no booking.`);
  return found.customerId;
}
