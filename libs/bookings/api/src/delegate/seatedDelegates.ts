import { builder, loadBatched, type RequestContext, type RowOf } from '@console/api-kit';
import { Attendee, tables } from '@console/classes-api';
import { and, asc, eq, getTableColumns, inArray, isNull } from 'drizzle-orm';
import { BookingItem } from '../nodes.ts';

const { attendee, trainingSeatReservation: reservation } = tables;

type Seated = RowOf<typeof attendee>;

builder.objectField(BookingItem.ref, 'seatedDelegates', (t) =>
  t.field({
    type: [Attendee.ref],
    description: 'The delegates on its seats, in the order of the seats.',
    columns: ['id'],
    resolve: ({ id }, _args, context) => delegatesOf(context, id),
  }),
);

/** One statement answers for all items of a request. */
async function delegatesOf(context: RequestContext, id: string): Promise<readonly Seated[]> {
  const found = await loadBatched<readonly Seated[]>(context, delegatesOf, id, async (ids) => {
    const rows = await context.database
      .select({ ...getTableColumns(attendee), item: reservation.bookingItemId })
      .from(reservation)
      .innerJoin(attendee, eq(attendee.reservationId, reservation.id))
      .where(and(inArray(reservation.bookingItemId, [...ids]), isNull(reservation.releasedAt)))
      .orderBy(asc(reservation.seatNumber));
    return Map.groupBy(rows, ({ item }) => item);
  });
  return found ?? [];
}
