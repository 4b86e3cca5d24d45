import { askAll, builder, loadRow } from '@console/api-kit';
import { type BookingMove, bookingMoves, movesOfBooking } from '@console/bookings-contracts';
import { ImpactType } from '@console/classes-api';
import { liveItemsOf } from '../follow/bookingsOfClass.ts';
import { Booking } from '../nodes.ts';
import { impactOfBookingMove } from './inquiries.ts';

const BookingMoveType = builder.enumType('BookingMove', { values: Object.keys(bookingMoves.moves) as BookingMove[] });

builder.objectField(Booking.ref, 'impactOf', (t) =>
  t.field({
    type: [ImpactType],
    description:
      'What a move would do now: to the booking, its items and their seats, its invoices, and the people to tell. Empty when the state does not allow the move.',
    args: { move: t.arg({ type: BookingMoveType, required: true }) },
    columns: ['id'],
    resolve: async ({ id }, { move }, context) => {
      const booking = await loadRow(context, Booking, id);
      if (!booking || !movesOfBooking(booking).includes(move)) return [];
      const items = await liveItemsOf(context.database, [id]);
      return askAll(impactOfBookingMove, context.database, { booking, move, items });
    },
  }),
);
