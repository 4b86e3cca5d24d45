import { builder, loadBatched, type RequestContext, type RowOf } from '@console/api-kit';
import { TrainingSeatReservation, tables } from '@console/classes-api';
import { and, asc, eq, exists, inArray, isNotNull } from 'drizzle-orm';
import { BookingItem } from './nodes.ts';

const { attendee, trainingSeatReservation: reservation } = tables;

type Reservation = RowOf<typeof reservation>;

builder.objectField(BookingItem.ref, 'formerReservations', (t) =>
  t.field({
    type: [TrainingSeatReservation.ref],
    description:
      'The seats whose delegates lost them when the item was canceled, in their order: whom to call. Empty for any other item.',
    columns: ['id', 'status'],
    resolve: ({ id, status }, _args, context) => (status === 'canceled' ? formerReservationsOf(context, id) : []),
  }),
);

/** One statement answers for all items of a request. */
async function formerReservationsOf(context: RequestContext, itemId: string): Promise<readonly Reservation[]> {
  const found = await loadBatched<readonly Reservation[]>(context, formerReservationsOf, itemId, async (itemIds) => {
    const { database } = context;
    const withDelegate = database.select().from(attendee).where(eq(attendee.reservationId, reservation.id));
    const rows = await database
      .select()
      .from(reservation)
      .where(
        and(inArray(reservation.bookingItemId, [...itemIds]), isNotNull(reservation.releasedAt), exists(withDelegate)),
      )
      .orderBy(asc(reservation.seatNumber), asc(reservation.id));
    return Map.groupBy(rows, (row) => row.bookingItemId);
  });
  return found ?? [];
}
