import type { RowOf, Writing } from '@console/api-kit';
import { inArray } from 'drizzle-orm';
import { bookingsDelivered } from '../bookingEffects.ts';
import { Booking, BookingItem } from '../nodes.ts';
import { type booking, bookingItem } from '../tables.ts';
import type { LateItems } from './lateItems.ts';

/**
 * Lets a newly confirmed booking follow its classes. Items whose class was delivered meanwhile become delivered at
 * once. When nothing is left to deliver, the booking becomes delivered too. Lock the booking first.
 */
export async function followClasses(
  writing: Writing,
  confirmed: RowOf<typeof booking>,
  { late, all }: LateItems,
): Promise<RowOf<typeof booking>> {
  const ids = late.map(({ id }) => id);
  if (ids.length > 0) await writing.updateAll(BookingItem, inArray(bookingItem.id, ids), { status: 'delivered' });
  if (!all) return confirmed;
  const delivered = await writing.update(Booking, confirmed, { status: 'delivered' });
  await writing.announce(bookingsDelivered, [delivered]);
  return delivered;
}
