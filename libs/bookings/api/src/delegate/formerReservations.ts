import { builder, loadBatched, type RequestContext, type RowOf } from '@console/api-kit';
import { TrainingSeatReservation, tables } from '@console/classes-api';
import { and, asc, eq, exists, getTableColumns, inArray, isNotNull } from 'drizzle-orm';
import { Booking } from '../nodes.ts';
import { bookingItem } from '../tables.ts';

const { attendee, trainingSeatReservation: reservation } = tables;

type Reservation = RowOf<typeof reservation>;

builder.objectField(Booking.ref, 'formerReservations', (t) =>
  t.field({
    type: [TrainingSeatReservation.ref],
    description: 'The seats of delegates who lost them with a canceled item: whom to call, item by item.',
    columns: ['id'],
    resolve: ({ id }, _args, context) => formerReservationsOf(context, id),
  }),
);

/** One statement answers for all bookings of a request. */
async function formerReservationsOf(context: RequestContext, bookingId: string): Promise<readonly Reservation[]> {
  const found = await loadBatched<readonly Reservation[]>(context, formerReservationsOf, bookingId, async (ids) => {
    const { database } = context;
    const named = database.select({ id: attendee.id }).from(attendee).where(eq(attendee.reservationId, reservation.id));
    const rows = await database
      .select({ ofBooking: bookingItem.bookingId, reservation: getTableColumns(reservation) })
      .from(bookingItem)
      .innerJoin(reservation, eq(reservation.bookingItemId, bookingItem.id))
      .where(
        and(
          inArray(bookingItem.bookingId, [...ids]),
          eq(bookingItem.status, 'canceled'),
          isNotNull(reservation.releasedAt),
          exists(named),
        ),
      )
      .orderBy(asc(bookingItem.createdAt), asc(bookingItem.id), asc(reservation.seatNumber));
    const byBooking = Map.groupBy(rows, (row) => row.ofBooking);
    return new Map([...byBooking].map(([id, those]) => [id, those.map((row) => row.reservation)]));
  });
  return found ?? [];
}
