import { defineInquiry, type RowOf } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import type { Impact } from '@console/classes-api';
import { tables as core } from '@console/core-api';
import { eq } from 'drizzle-orm';
import { liveItemsOf } from '../follow/bookingsOfClass.ts';
import type { FollowingBooking } from '../follow/followOfClass.ts';
import { planFollow } from '../follow/planFollow.ts';
import { booking, type bookingItem } from '../tables.ts';

const { customer } = core;

/** Asks the domains above which records would change if an item was canceled. */
export const impactOfItemCancel = defineInquiry<FollowingBooking, Impact>('impactOfItemCancel');

/**
 * Returns the booking of an item, with the changes to it when this item is canceled. A booking loses an item as it loses
 * one with its class. Both the preview and the move use it.
 */
export async function followOfItem(
  queries: Queries,
  { id, bookingId }: Pick<RowOf<typeof bookingItem>, 'id' | 'bookingId'>,
): Promise<FollowingBooking> {
  const [named] = await queries
    .select({ booking, customerName: customer.name })
    .from(booking)
    .innerJoin(customer, eq(customer.id, booking.customerId))
    .where(eq(booking.id, bookingId));
  if (!named) throw new Error(`The item ${id} refers to the booking ${bookingId}, which does not exist.`);
  const items = await liveItemsOf(queries, [bookingId]);
  const booked = items.filter((item) => item.id === id);
  const others = items.filter((item) => item.id !== id);
  const follow = planFollow('cancel', { ...named, booked, others });
  return { ...named, booked, others, ...follow, following: booked };
}
