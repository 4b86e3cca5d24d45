import { onInquiry } from '@console/api-kit';
import { impactOfClassMove } from '@console/classes-api';
import { followOfClass } from './followOfClass.ts';
import { impactOnBooking } from './impactOnBooking.ts';
import { staysAsItIs } from './planFollow.ts';

/** The bookings that a move of a class changes, and those that it does not change although a user might expect it. */
onInquiry(impactOfClassMove, async (queries, moving) => {
  const touched = (await followOfClass(queries, moving)).filter(
    ({ consequence }) => consequence !== staysAsItIs.consequence,
  );
  return touched.map((one) => impactOnBooking(one, one.consequence));
});
