import { onInquiry } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { type Impact, impactOfClassMove } from '@console/classes-api';
import { whichBecomeComplete } from '../impact/becomesComplete.ts';
import { type FollowingBooking, followOfClass, itemsLeft } from './followOfClass.ts';
import { impactOnBooking } from './impactOnBooking.ts';
import { staysAsItIs } from './planFollow.ts';

/** The bookings that a move of a class changes, and those that it does not change although a user might expect it. */
onInquiry(impactOfClassMove, async (queries, moving) => {
  const touched = (await followOfClass(queries, moving)).filter(
    ({ consequence }) => consequence !== staysAsItIs.consequence,
  );
  return impactsOnBookings(queries, touched);
});

/** What happens to these bookings, in words. */
export async function impactsOnBookings(queries: Queries, touched: readonly FollowingBooking[]): Promise<Impact[]> {
  const complete = await completedBy(queries, touched);
  return touched.map((one) => impactOnBooking(one, complete.has(one) ? (one.whenPaid ?? '') : one.consequence));
}

/** The bookings that become delivered and, because all of it is paid, complete at once. */
async function completedBy(
  queries: Queries,
  touched: readonly FollowingBooking[],
): Promise<ReadonlySet<FollowingBooking>> {
  const delivered = touched.filter(({ whenPaid }) => whenPaid !== undefined);
  const lost = delivered.filter(({ items }) => items?.to === 'canceled').flatMap(({ following }) => following);
  const complete = await whichBecomeComplete(queries, delivered.map(itemsLeft), lost);
  return new Set(delivered.filter((_one, index) => complete[index]));
}
