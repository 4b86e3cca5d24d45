import type { RowOf, Writing } from '@console/api-kit';
import {
  type BookingMove,
  bookingMoves,
  type ContactRole,
  factsOfItems,
  whyNotMoveBooking,
} from '@console/bookings-contracts';
import { keepLeavingDelegates } from '@console/classes-api';
import { and, eq, inArray } from 'drizzle-orm';
import { contactsOfBooking } from '../booking-contact/contactsOfBooking.ts';
import { keepCanceledItems } from '../booking-item/keepItem.ts';
import { lockRecordedOn } from '../booking-item/recordedOn.ts';
import { bookingItemsCanceled, bookingsCanceled, bookingsConfirmed, bookingsDelivered } from '../bookingEffects.ts';
import { liveItemsOf } from '../follow/bookingsOfClass.ts';
import { followClasses } from '../follow/followClasses.ts';
import { type PlannedItem, planMove } from '../impact/planMove.ts';
import { Booking, BookingItem } from '../nodes.ts';
import { type booking, bookingItem } from '../tables.ts';

type BookingRow = RowOf<typeof booking>;
type ItemRow = RowOf<typeof bookingItem>;

/**
 * Makes a move of a locked booking, if the table of moves allows it.
 *
 * @returns the booking after the move, and after everything that followed it.
 */
export async function makeMove(writing: Writing, found: BookingRow, name: BookingMove): Promise<BookingRow> {
  const contacts = await contactsOfBooking(writing, found);
  const items = await liveItemsOf(writing.tx, [found.id]);
  const has = (role: ContactRole) => contacts.some(({ roles }) => roles.includes(role));
  const reason = whyNotMoveBooking(name, {
    status: found.status,
    heldFrom: found.heldFrom,
    ...factsOfItems(items, writing.now),
    ...(name === 'cancel' ? await lockRecordedOn(writing, items) : {}),
    hasBooker: has('booker'),
    hasBiller: has('biller'),
    hasBillingAddress: found.billingAddressId !== null,
  });
  writing.refuseIf(reason);
  if (name === 'cancel') await keepLeavingDelegates(writing, items);
  const { from, to } = bookingMoves.moves[name];
  const heldFrom = to === 'on_hold' ? found.status : null;
  // The day of the first confirmation. It stays when the booking is put on hold and resumed.
  const confirmedAt = to === 'confirmed' ? (found.confirmedAt ?? writing.now) : found.confirmedAt;
  const moved = await writing.update(Booking, found, { status: to, heldFrom, heldByClass: false, confirmedAt });
  if (to === 'confirmed') await loseItemsOfCanceledClasses(writing, moved, planMove({ move: name, items }).changing);
  const ofMove = and(eq(bookingItem.bookingId, found.id), inArray(bookingItem.status, [...from]));
  const cancelReason = to === 'canceled' ? writing.reason : null;
  const itemsMoved = await writing.updateAll(BookingItem, ofMove, { status: to, cancelReason });
  return announce(writing, moved, itemsMoved);
}

/** A booking that is confirmed goes on without the items whose class was canceled meanwhile. */
async function loseItemsOfCanceledClasses(
  writing: Writing,
  booking: BookingRow,
  changing: readonly PlannedItem[],
): Promise<void> {
  const lost = changing.filter(({ becomes }) => becomes === 'canceled').map(({ item }) => item.id);
  if (lost.length === 0) return;
  const items = await writing.updateAll(BookingItem, inArray(bookingItem.id, lost), { status: 'canceled' });
  keepCanceledItems(writing, items);
  await writing.announce(bookingItemsCanceled, [{ booking, items }]);
}

/** Announces the new state of a booking. A newly confirmed booking then follows its classes. */
async function announce(writing: Writing, booking: BookingRow, moved: readonly ItemRow[]): Promise<BookingRow> {
  if (booking.status === 'canceled') await writing.announce(bookingsCanceled, [{ booking, items: moved }]);
  if (booking.status === 'delivered') await writing.announce(bookingsDelivered, [booking]);
  if (booking.status !== 'confirmed') return booking;
  await writing.announce(bookingsConfirmed, [{ booking, items: await liveItemsOf(writing.tx, [booking.id]) }]);
  return followClasses(writing, booking);
}
