import type { BookingWithItems } from '../bookingEffects.ts';
import { type FollowingBooking, itemsLeft } from './planFollow.ts';

/** What changes to bookings announce. `carryOut` announces it, and a preview foresees it. */
export interface Announcements {
  readonly canceled: readonly BookingWithItems[];
  readonly itemsCanceled: readonly BookingWithItems[];
  readonly confirmed: readonly BookingWithItems[];
  readonly delivered: readonly FollowingBooking['booking'][];
}

/** Returns what changes to bookings announce, with the rows as they are before the changes. */
export function announcementsOf(bookings: readonly FollowingBooking[]): Announcements {
  const become = (status: string) => bookings.filter(({ changes }) => changes?.status === status);
  const lost = ({ booking, following }: FollowingBooking) => ({ booking, items: following });
  const goingOn = bookings.filter(({ items, changes }) => items?.to === 'canceled' && changes?.status !== 'canceled');
  return {
    canceled: become('canceled').map(lost),
    itemsCanceled: goingOn.map(lost),
    confirmed: become('confirmed').map((one) => ({ booking: one.booking, items: itemsLeft(one) })),
    delivered: become('delivered').map(({ booking }) => booking),
  };
}
