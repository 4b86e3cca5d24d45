import type { RowOf, Writing } from '@console/api-kit';
import { and, eq } from 'drizzle-orm';
import { liveItemsOf } from '../booking-item/liveItems.ts';
import { followClasses } from '../booking-move/followClasses.ts';
import { lateItems } from '../booking-move/lateItems.ts';
import { bookingsConfirmed } from '../bookingEffects.ts';
import { Booking, BookingItem } from '../nodes.ts';
import { type booking, bookingItem } from '../tables.ts';

/**
 * Resumes a booking that waited for a postponed class, when its item has left for a class with dates and no other class of
 * the booking is postponed. A booking that somebody put on hold by hand stays on hold (decision 0044).
 *
 * @param held the booking, locked.
 */
export async function resumeWithNewClass(writing: Writing, held: RowOf<typeof booking>): Promise<void> {
  if (held.status !== 'on_hold' || !held.heldByClass) return;
  const items = await liveItemsOf(writing.tx, [held.id]);
  if (items.some(({ classStatus }) => classStatus === 'postponed')) return;
  const status = held.heldFrom ?? 'confirmed';
  const resumed = await writing.update(Booking, held, { status, heldFrom: null, heldByClass: false });
  const waiting = and(eq(bookingItem.bookingId, held.id), eq(bookingItem.status, 'on_hold'));
  await writing.updateAll(BookingItem, waiting, { status });
  if (status !== 'confirmed') return;
  const confirmed = await liveItemsOf(writing.tx, [held.id]);
  await writing.announce(bookingsConfirmed, [{ booking: resumed, items: confirmed }]);
  await followClasses(writing, resumed, lateItems(confirmed));
}
