import type { RowOf, Writing } from '@console/api-kit';
import { type BookingMove, bookingMoves } from '@console/bookings-contracts';
import { keepLeavingDelegates } from '@console/classes-api';
import { inArray } from 'drizzle-orm';
import { keepCanceledItems } from '../booking-item/keepItem.ts';
import type { LiveItem } from '../booking-item/liveItems.ts';
import { lockRecordedOn } from '../booking-item/recordedOn.ts';
import { bookingItemsCanceled, bookingsCanceled, bookingsConfirmed, bookingsDelivered } from '../bookingEffects.ts';
import { Booking, BookingItem } from '../nodes.ts';
import { type booking, bookingItem } from '../tables.ts';
import { followClasses } from './followClasses.ts';
import { type MovePlan, movingBooking, planMove } from './planMove.ts';

type BookingRow = RowOf<typeof booking>;
type ItemRow = RowOf<typeof bookingItem>;

/**
 * Makes a move of a locked booking, if the table of moves allows it.
 *
 * @returns the booking after the move, and after everything that followed it.
 */
export async function makeMove(writing: Writing, found: BookingRow, move: BookingMove): Promise<BookingRow> {
  const known = { booking: found, move, now: writing.now };
  const moving = await movingBooking(writing.tx, known, (items) => lockRecordedOn(writing, items));
  const plan = planMove(moving);
  writing.refuseIf(plan.whyNot);
  if (move === 'cancel') await keepLeavingDelegates(writing, moving.items);
  const { to } = bookingMoves.moves[move];
  const heldFrom = to === 'on_hold' ? found.status : null;
  // The day of the first confirmation. It stays when the booking is put on hold and resumed.
  const confirmedAt = to === 'confirmed' ? (found.confirmedAt ?? writing.now) : found.confirmedAt;
  const moved = await writing.update(Booking, found, { status: to, heldFrom, heldByClass: false, confirmedAt });
  await loseItems(writing, moved, plan);
  const cancelReason = to === 'canceled' ? writing.reason : null;
  return announce(writing, moved, plan, await setStatus(writing, plan.moved, { status: to, cancelReason }));
}

/** A booking that is confirmed goes on without the items whose class was canceled meanwhile. */
async function loseItems(writing: Writing, booking: BookingRow, { lost }: MovePlan): Promise<void> {
  if (lost.length === 0) return;
  const items = await setStatus(writing, lost, { status: 'canceled' });
  keepCanceledItems(writing, items);
  await writing.announce(bookingItemsCanceled, [{ booking, items }]);
}

/** Announces the new state of a booking. A newly confirmed booking then follows its classes. */
async function announce(
  writing: Writing,
  booking: BookingRow,
  { left, late }: MovePlan,
  moved: readonly ItemRow[],
): Promise<BookingRow> {
  if (booking.status === 'canceled') await writing.announce(bookingsCanceled, [{ booking, items: moved }]);
  if (booking.status === 'delivered') await writing.announce(bookingsDelivered, [booking]);
  if (booking.status !== 'confirmed') return booking;
  const now = new Map(moved.map((row) => [row.id, row]));
  await writing.announce(bookingsConfirmed, [{ booking, items: left.map((item) => now.get(item.id) ?? item) }]);
  return followClasses(writing, booking, late);
}

async function setStatus(
  writing: Writing,
  items: readonly LiveItem[],
  to: Partial<Pick<ItemRow, 'status' | 'cancelReason'>>,
): Promise<ItemRow[]> {
  if (items.length === 0) return [];
  const ids = items.map(({ id }) => id);
  return writing.updateAll(BookingItem, inArray(bookingItem.id, ids), to);
}
