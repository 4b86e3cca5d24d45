import { onInquiry } from '@console/api-kit';
import { trainerTermsOf } from '@console/classes-api';
import { and, eq, isNotNull, ne, or } from 'drizzle-orm';
import { bookingItem } from '../tables.ts';

/** What the private item that holds a class agreed with its trainer. */
onInquiry(trainerTermsOf, async (queries, { id }) => {
  const { trainerDayRate, trainerTravel } = bookingItem;
  return queries
    .select({ dayRate: trainerDayRate, travel: trainerTravel })
    .from(bookingItem)
    .where(
      and(
        eq(bookingItem.classId, id),
        eq(bookingItem.type, 'private'),
        ne(bookingItem.status, 'canceled'),
        or(isNotNull(trainerDayRate), isNotNull(trainerTravel)),
      ),
    );
});
