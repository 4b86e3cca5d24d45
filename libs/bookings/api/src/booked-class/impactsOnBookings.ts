import { type Effect, foresee } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import type { Impact } from '@console/core-api';
import { whichBecomeComplete } from '../booking-move/whichBecomeComplete.ts';
import { type BookingWithItems, bookingItemsCanceled, bookingsCanceled, bookingsConfirmed } from '../bookingEffects.ts';
import { announcementsOf } from './announcements.ts';
import { bookingImpact } from './bookingImpact.ts';
import { type FollowingBooking, itemsLeft } from './planFollow.ts';

/** Says what `carryOut` does to the bookings. */
export async function impactsOnThemselves(queries: Queries, bookings: readonly FollowingBooking[]): Promise<Impact[]> {
  const complete = await completedBy(queries, bookings);
  return bookings.map((one) => ({
    ...bookingImpact(one, complete.has(one) ? (one.whenPaid ?? '') : one.consequence),
    stays: one.following.length === 0 && one.changes === null,
  }));
}

/** Says what the domains above do when `carryOut` announces the changes. */
export async function followersOf(queries: Queries, bookings: readonly FollowingBooking[]): Promise<Impact[]> {
  const { canceled, itemsCanceled, confirmed } = announcementsOf(bookings);
  return [
    ...(await foreseeIfAny(bookingsCanceled, canceled)),
    ...(await foreseeIfAny(bookingItemsCanceled, itemsCanceled)),
    ...(await foreseeIfAny(bookingsConfirmed, confirmed)),
  ];

  async function foreseeIfAny(
    effect: Effect<readonly BookingWithItems[], Impact>,
    those: readonly BookingWithItems[],
  ): Promise<Impact[]> {
    return those.length > 0 ? foresee(queries, effect, those) : [];
  }
}

/** The bookings that become delivered and, because all of it is paid, complete at once. */
async function completedBy(
  queries: Queries,
  bookings: readonly FollowingBooking[],
): Promise<ReadonlySet<FollowingBooking>> {
  const delivered = bookings.filter(({ whenPaid }) => whenPaid !== undefined);
  const lost = delivered.filter(({ items }) => items?.to === 'canceled').flatMap(({ following }) => following);
  const complete = await whichBecomeComplete(queries, delivered.map(itemsLeft), lost);
  return new Set(delivered.filter((_one, index) => complete[index]));
}
