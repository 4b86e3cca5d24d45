import type { RowOf, Writing } from '@console/api-kit';
import { grossOf, type privateItemPrice, whyBookingTooExpensive, whyNotAddItem } from '@console/bookings-contracts';
import { type ClassRow, freePlacesOf, reserveSeats, trainerTermsAgreed } from '@console/classes-api';
import type * as z from 'zod/mini';
import { followPoNumber } from '../booking-item/followPoNumber.ts';
import { keepItem } from '../booking-item/keepItem.ts';
import { bookingsConfirmed } from '../bookingEffects.ts';
import { BookingItem } from '../nodes.ts';
import type { bookingItem, booking as bookings } from '../tables.ts';

interface NewPrivateItem {
  /** Locked, after the class. */
  readonly booking: RowOf<typeof bookings>;
  /** Locked, or made by this write. */
  readonly held: ClassRow;
  readonly price: z.output<typeof privateItemPrice>;
}

/**
 * Adds a class to a booking as its private item, which holds every place. What was agreed with the trainer reaches the trainer's order, and
 * the PO number a class without one. A confirmed booking gets its invoice.
 *
 * @throws the refusal when the booking takes no items, or comes to too much.
 */
export async function addPrivateItem(
  writing: Writing,
  { booking, held, price }: NewPrivateItem,
): Promise<RowOf<typeof bookingItem>> {
  writing.refuseIf(whyNotAddItem(booking));
  writing.refuseIf(whyBookingTooExpensive(booking.gross + grossOf(price)));
  const item = await writing.insert(BookingItem, {
    ...price,
    bookingId: booking.id,
    type: 'private',
    title: held.title,
    status: booking.status,
    classId: held.id,
  });
  keepItem(writing, booking, null, item);
  await reserveSeats(writing, item, await freePlacesOf(writing, held));
  // Also without terms: a class that had another item can still have an order with the terms of that one.
  await writing.announce(trainerTermsAgreed, { class: await followPoNumber(writing, held, null, item) });
  if (item.status === 'confirmed') await writing.announce(bookingsConfirmed, [{ booking, items: [item] }]);
  return item;
}
