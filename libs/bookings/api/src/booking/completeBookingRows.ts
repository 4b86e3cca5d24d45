import type { RowOf, Writing } from '@console/api-kit';
import { bookingMoves } from '@console/bookings-contracts';
import { and, inArray } from 'drizzle-orm';
import { Booking, BookingItem } from '../nodes.ts';

import { booking, bookingItem } from '../tables.ts';

/** Completes locked bookings and their items. The caller must know that everything is delivered and paid. */
export async function completeBookingRows(
  writing: Writing,
  delivered: readonly Pick<RowOf<typeof booking>, 'id'>[],
): Promise<void> {
  if (delivered.length === 0) return;
  const { from, to } = bookingMoves.moves.complete;
  const ids = delivered.map(({ id }) => id);
  await writing.updateAll(Booking, inArray(booking.id, ids), { status: to });
  const ofBookings = and(inArray(bookingItem.bookingId, ids), inArray(bookingItem.status, [...from]));
  await writing.updateAll(BookingItem, ofBookings, { status: to });
}
