import { onInquiry, toIri } from '@console/api-kit';
import { type Impact, impactOfClassMove } from '@console/classes-api';
import { Booking } from '../nodes.ts';

import { followOfClass } from './followOfClass.ts';
import { staysAsItIs } from './planFollow.ts';

/** The bookings that a move of a class changes, and those that it does not change although a user might expect it. */
onInquiry(impactOfClassMove, async (queries, moving) => {
  const touched = (await followOfClass(queries, moving)).filter(
    ({ consequence }) => consequence !== staysAsItIs.consequence,
  );
  return touched.map(
    ({ booking, customerName, consequence }): Impact => ({
      entity: 'booking',
      target: toIri(Booking.prefix, booking.id),
      reference: booking.ref,
      title: customerName,
      consequence,
    }),
  );
});
