import type { RowOf, Writing } from '@console/api-kit';
import { and, eq } from 'drizzle-orm';
import { type LiveItem, liveItemsOf } from '../booking-item/liveItems.ts';
import { followClasses } from '../booking-move/followClasses.ts';
import { lateItems } from '../booking-move/lateItems.ts';
import { bookingsConfirmed } from '../bookingEffects.ts';
import { Booking, BookingItem } from '../nodes.ts';
import { type booking, bookingItem } from '../tables.ts';

type BookingRow = RowOf<typeof booking>;

/** A booking that waits no longer for a postponed class. */
export interface Resumed {
  readonly status: NonNullable<BookingRow['heldFrom']>;
  /** Its items as they are then, without canceled ones. */
  readonly items: readonly LiveItem[];
}

/**
 * Plans whether a booking resumes when an item of it has left for another class, for the write and for its preview.
 *
 * @param items its items after that, without canceled ones.
 * @returns null when the booking does not wait, when it waits for another class, and when somebody put it on hold by hand
 *   (decision 0044).
 */
export function planResume(held: BookingRow, items: readonly LiveItem[]): Resumed | null {
  if (held.status !== 'on_hold' || !held.heldByClass) return null;
  if (items.some(({ classStatus }) => classStatus === 'postponed')) return null;
  const status = held.heldFrom ?? 'confirmed';
  return { status, items: items.map((item) => (item.status === 'on_hold' ? { ...item, status } : item)) };
}

/**
 * Resumes a booking that waited for a postponed class, when its item has left for a class with dates and no other class of
 * the booking is postponed, as {@link planResume} says.
 *
 * @param held the booking, locked.
 */
export async function resumeWithNewClass(writing: Writing, held: BookingRow): Promise<void> {
  const plan = planResume(held, await liveItemsOf(writing.tx, [held.id]));
  if (!plan) return;
  const { status } = plan;
  const resumed = await writing.update(Booking, held, { status, heldFrom: null, heldByClass: false });
  const waiting = and(eq(bookingItem.bookingId, held.id), eq(bookingItem.status, 'on_hold'));
  await writing.updateAll(BookingItem, waiting, { status });
  if (status !== 'confirmed') return;
  const confirmed = await liveItemsOf(writing.tx, [held.id]);
  await writing.announce(bookingsConfirmed, [{ booking: resumed, items: confirmed }]);
  await followClasses(writing, resumed, lateItems(confirmed));
}
