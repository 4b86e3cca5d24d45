import { loadBatched, type RequestContext } from '@console/api-kit';
import { tables } from '@console/classes-api';
import { and, count, eq, inArray, isNull } from 'drizzle-orm';

const { attendee, trainingSeatReservation } = tables;

/** Returns the number of attendees on a booking item's seats. One statement answers for all items of a request. */
export async function assignedSeatsOf(context: RequestContext, bookingItemId: string): Promise<number> {
  const counted = await loadBatched<number>(context, assignedSeatsOf, bookingItemId, async (itemIds) => {
    const rows = await context.database
      .select({ itemId: trainingSeatReservation.bookingItemId, seats: count() })
      .from(attendee)
      .innerJoin(trainingSeatReservation, eq(trainingSeatReservation.id, attendee.reservationId))
      .where(
        and(inArray(trainingSeatReservation.bookingItemId, [...itemIds]), isNull(trainingSeatReservation.releasedAt)),
      )
      .groupBy(trainingSeatReservation.bookingItemId);
    return new Map(rows.map(({ itemId, seats }) => [itemId, seats]));
  });
  return counted ?? 0;
}
