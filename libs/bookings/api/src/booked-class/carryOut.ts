import type { Effect, RowOf, Writing } from '@console/api-kit';
import { inArray } from 'drizzle-orm';
import { keepCanceledItems } from '../booking-item/keepItem.ts';
import {
  type BookingWithItems,
  bookingItemsCanceled,
  bookingsCanceled,
  bookingsConfirmed,
  bookingsDelivered,
} from '../bookingEffects.ts';
import { Booking, BookingItem } from '../nodes.ts';
import { booking, bookingItem } from '../tables.ts';
import { announcementsOf } from './announcements.ts';
import type { FollowingBooking } from './planFollow.ts';

type BookingRow = RowOf<typeof booking>;
type ItemRow = RowOf<typeof bookingItem>;

/** Makes the changes to bookings and announces them. Returns the changed items. Lock the bookings first. */
export async function carryOut(writing: Writing, bookings: readonly FollowingBooking[]): Promise<ItemRow[]> {
  const moved = await moveItems(writing, bookings);
  await announce(writing, bookings, moved, await changeBookings(writing, bookings));
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

/** Bookings with the same changes are also changed in one statement. Returns the changed bookings. */
async function changeBookings(writing: Writing, bookings: readonly FollowingBooking[]): Promise<BookingRow[]> {
  const changed: BookingRow[] = [];
  for (const [one, ...others] of Map.groupBy(bookings, ({ changes }) => JSON.stringify(changes)).values()) {
    if (!one?.changes) continue;
    const ids = [one, ...others].map((each) => each.booking.id);
    changed.push(...(await writing.updateAll(Booking, inArray(booking.id, ids), one.changes)));
  }
  return changed;
}

/** Announces the new states of the bookings with their items as they are now, all of one state together. */
async function announce(
  writing: Writing,
  bookings: readonly FollowingBooking[],
  moved: readonly ItemRow[],
  changed: readonly BookingRow[],
): Promise<void> {
  const itemNow = new Map(moved.map((row) => [row.id, row]));
  const bookingNow = new Map(changed.map((row) => [row.id, row]));
  const now = ({ booking: before, items }: BookingWithItems): BookingWithItems => ({
    booking: bookingNow.get(before.id) ?? before,
    items: items.map((item) => itemNow.get(item.id) ?? item),
  });
  const { canceled, itemsCanceled, confirmed, delivered } = announcementsOf(bookings);
  await announceIfAny(bookingsCanceled, canceled.map(now));
  await announceIfAny(bookingItemsCanceled, itemsCanceled.map(now));
  await announceIfAny(bookingsConfirmed, confirmed.map(now));
  await announceIfAny(
    bookingsDelivered,
    delivered.map((before) => bookingNow.get(before.id) ?? before),
  );

  async function announceIfAny<What, Foreseen>(
    effect: Effect<readonly What[], Foreseen>,
    those: readonly What[],
  ): Promise<void> {
    if (those.length > 0) await writing.announce(effect, those);
  }
}
