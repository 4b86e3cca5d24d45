import { loadBatched, type RequestContext } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { tables } from '@console/classes-api';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { bookingItem } from '../tables.ts';

const { attendee, trainingSeatReservation } = tables;

/** Returns those of the bookings that have delegates who lost their seats with a canceled item: people to call. */
export async function withFormerDelegates(
  queries: Queries,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, true>> {
  const { bookingId } = bookingItem;
  const rows = await queries
    .selectDistinct({ bookingId })
    .from(bookingItem)
    .innerJoin(trainingSeatReservation, eq(trainingSeatReservation.bookingItemId, bookingItem.id))
    .innerJoin(attendee, eq(attendee.reservationId, trainingSeatReservation.id))
    .where(and(inArray(bookingId, [...bookingIds]), isNotNull(trainingSeatReservation.releasedAt)));
  return new Map(rows.map((row) => [row.bookingId, true]));
}

/** Whether a booking has such delegates. One statement answers for all bookings of a request. */
export async function hasFormerDelegates(context: RequestContext, bookingId: string): Promise<boolean> {
  const found = await loadBatched<true>(context, hasFormerDelegates, bookingId, (ids) =>
    withFormerDelegates(context.database, ids),
  );
  return found ?? false;
}
