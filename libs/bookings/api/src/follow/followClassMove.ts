import { type Effect, onEffect, type RowOf, type Writing } from '@console/api-kit';
import type { BookingStatus } from '@console/bookings-contracts';
import { classMoved } from '@console/classes-api';
import { whyNotMoveClass } from '@console/classes-contracts';
import { inArray } from 'drizzle-orm';
import { keepCanceledItems } from '../booking-item/keepItem.ts';
import { bookingItemsCanceled, bookingsCanceled, bookingsConfirmed, bookingsDelivered } from '../bookingEffects.ts';
import { Booking, BookingItem } from '../nodes.ts';
import { booking, bookingItem } from '../tables.ts';
import { liveItemsOf, lockBookingsOfClass } from './bookingsOfClass.ts';
import { type FollowingBooking, followOfClass } from './followOfClass.ts';
import { isDelivered } from './planFollow.ts';

type BookingRow = RowOf<typeof booking>;
type ItemRow = RowOf<typeof bookingItem>;

/** The bookings of a class follow its moves. */
onEffect(classMoved, async (writing, moved) => {
  await lockBookingsOfClass(writing.tx, moved.class.id);
  const bookings = await followOfClass(writing.tx, moved);
  const hasDeliveredItems = bookings.some(({ booked }) => booked.some(isDelivered));
  writing.refuseIf(whyNotMoveClass(moved.move, { status: moved.before.status, hasDeliveredItems }));
  await carryOut(writing, bookings);
});

/** Makes the changes to bookings and announces them. Returns the changed items. Lock the bookings first. */
export async function carryOut(writing: Writing, bookings: readonly FollowingBooking[]): Promise<ItemRow[]> {
  const moved = await moveItems(writing, bookings);
  const items = Map.groupBy(moved, ({ bookingId }) => bookingId);
  await announce(writing, bookings, items, await changeBookings(writing, bookings));
  return moved;
}

/** Items with the same new state are changed in one statement, because there may be hundreds. */
async function moveItems(writing: Writing, bookings: readonly FollowingBooking[]): Promise<ItemRow[]> {
  const moved: ItemRow[] = [];
  for (const [status, those] of Map.groupBy(bookings, ({ items }) => items?.to)) {
    const ids = those.flatMap(({ following }) => following.map(({ id }) => id));
    const cancelReason = status === 'canceled' ? writing.reason : null;
    if (!status) continue;
    const rows = await writing.updateAll(BookingItem, inArray(bookingItem.id, ids), { status, cancelReason });
    if (status === 'canceled') keepCanceledItems(writing, rows);
    moved.push(...rows);
  }
  return moved;
}

/** Bookings with the same changes are also changed in one statement. Returns the changed bookings by id. */
async function changeBookings(
  writing: Writing,
  bookings: readonly FollowingBooking[],
): Promise<ReadonlyMap<string, BookingRow>> {
  const changed: BookingRow[] = [];
  for (const [one, ...others] of Map.groupBy(bookings, ({ changes }) => JSON.stringify(changes)).values()) {
    if (!one?.changes) continue;
    const ids = [one, ...others].map((each) => each.booking.id);
    changed.push(...(await writing.updateAll(Booking, inArray(booking.id, ids), one.changes)));
  }
  return new Map(changed.map((row) => [row.id, row]));
}

/** Announces the new states of the bookings with their changed items, all of one state together. */
async function announce(
  writing: Writing,
  bookings: readonly FollowingBooking[],
  items: ReadonlyMap<string, ItemRow[]>,
  changed: ReadonlyMap<string, BookingRow>,
): Promise<void> {
  const lost = bookings.filter(({ items: to, changes }) => to?.to === 'canceled' && changes?.status !== 'canceled');
  const become = (status: BookingStatus) => [...changed.values()].filter((now) => now.status === status);
  const withItems = (booking: BookingRow) => ({ booking, items: items.get(booking.id) ?? [] });
  await announceIfAny(bookingsCanceled, become('canceled').map(withItems));
  await announceIfAny(
    bookingItemsCanceled,
    lost.map(({ booking: before }) => withItems(changed.get(before.id) ?? before)),
  );
  const confirmed = become('confirmed');
  const live = Map.groupBy(
    await liveItemsOf(
      writing.tx,
      confirmed.map(({ id }) => id),
    ),
    ({ bookingId }) => bookingId,
  );
  await announceIfAny(
    bookingsConfirmed,
    confirmed.map((now) => ({ booking: now, items: live.get(now.id) ?? [] })),
  );
  await announceIfAny(bookingsDelivered, become('delivered'));

  async function announceIfAny<What>(effect: Effect<readonly What[]>, those: readonly What[]): Promise<void> {
    if (those.length > 0) await writing.announce(effect, those);
  }
}
