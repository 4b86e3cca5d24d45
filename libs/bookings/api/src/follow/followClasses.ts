import type { RowOf, Writing } from '@console/api-kit';
import { inArray } from 'drizzle-orm';
import { bookingsDelivered } from '../bookingEffects.ts';
import { Booking, BookingItem } from '../nodes.ts';
import { type booking, bookingItem } from '../tables.ts';
import { liveItemsOf } from './bookingsOfClass.ts';

/**
 * Has a booking that has just been confirmed catch up with its classes: what was delivered while it was a draft or on hold is delivered
 * at once, and the booking with the last of it. The booking is locked.
 */
export async function followClasses(
  writing: Writing,
  confirmed: RowOf<typeof booking>,
): Promise<RowOf<typeof booking>> {
  const items = await liveItemsOf(writing.tx, [confirmed.id]);
  const late = items.filter(({ status, classStatus }) => status === 'confirmed' && classStatus === 'delivered');
  if (late.length === 0) return confirmed;
  const ids = late.map(({ id }) => id);
  await writing.updateAll(BookingItem, inArray(bookingItem.id, ids), { status: 'delivered' });
  if (items.some((item) => item.status === 'confirmed' && !ids.includes(item.id))) return confirmed;
  const delivered = await writing.update(Booking, confirmed, { status: 'delivered' });
  await writing.announce(bookingsDelivered, [delivered]);
  return delivered;
}
