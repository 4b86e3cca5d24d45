import type { RowOf, Writing } from '@console/api-kit';
import { inArray } from 'drizzle-orm';
import { bookingsDelivered } from '../bookingEffects.ts';
import { Booking, BookingItem } from '../nodes.ts';
import { type booking, bookingItem } from '../tables.ts';
import { liveItemsOf } from './bookingsOfClass.ts';

/**
 * Lets a newly confirmed booking follow its classes. Items whose class was delivered meanwhile become delivered at
 * once. When all items are delivered, the booking becomes delivered too. Lock the booking first.
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
