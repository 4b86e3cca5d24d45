import { type LockStrength, loadBatched, type RequestContext, type Writing } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { tables as classes, heldPlacesOf } from '@console/classes-api';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { bookingItem } from '../tables.ts';

const { trainingSeat, trainingSeatReservation } = classes;

/** What is recorded on the seats of items and forbids to give them up. */
export interface Recorded {
  /** Whether attendance is recorded. */
  readonly attended: boolean;
  /** Whether there are attendance notes. */
  readonly noted: boolean;
}

export const nothingRecorded: Recorded = { attended: false, noted: false };

/**
 * Returns what is recorded on the seats of items, for a write. Locks the items and then their seats, so that nobody seats
 * or marks delegates meanwhile.
 *
 * @param strength `update` when the write removes the items.
 */
export async function lockRecordedOn(
  writing: Writing,
  items: readonly { readonly id: string }[],
  strength: LockStrength = 'no key update',
): Promise<Recorded> {
  const ids = items.map(({ id }) => id);
  await writing.tx
    .select({ id: bookingItem.id })
    .from(bookingItem)
    .where(inArray(bookingItem.id, ids))
    .orderBy(asc(bookingItem.id))
    .for(strength);
  const places = await heldPlacesOf(writing, items);
  return { attended: places.some(({ attended }) => attended), noted: places.some(({ noted }) => noted) };
}

/** Like {@link lockRecordedOn}, for a preview. It locks nothing. */
export async function recordedOnItems(queries: Queries, items: readonly { readonly id: string }[]): Promise<Recorded> {
  const ids = items.map(({ id }) => id);
  const found = [...(await recordedBy(queries, bookingItem.id, ids)).values()];
  return { attended: found.some(({ attended }) => attended), noted: found.some(({ noted }) => noted) };
}

/** Returns what is recorded on the seats of a booking. One statement answers for all bookings of a request. */
export async function recordedOnBooking(context: RequestContext, bookingId: string): Promise<Recorded> {
  const found = await loadBatched<Recorded>(context, recordedOnBooking, bookingId, (ids) =>
    recordedBy(context.database, bookingItem.bookingId, ids),
  );
  return found ?? nothingRecorded;
}

/** Returns what is recorded on the seats of an item. One statement answers for all items of a request. */
export async function recordedOnItem(context: RequestContext, itemId: string): Promise<Recorded> {
  const found = await loadBatched<Recorded>(context, recordedOnItem, itemId, (ids) =>
    recordedBy(context.database, bookingItem.id, ids),
  );
  return found ?? nothingRecorded;
}

async function recordedBy(
  queries: Queries,
  owner: typeof bookingItem.id | typeof bookingItem.bookingId,
  ids: readonly string[],
): Promise<Map<string, Recorded>> {
  const rows = await queries
    .select({
      id: owner,
      attended: sql<boolean>`bool_or(${trainingSeat.attendance} <> 'none')`,
      noted: sql<boolean>`bool_or(${trainingSeat.attendanceComments} IS NOT NULL)`,
    })
    .from(bookingItem)
    .innerJoin(trainingSeatReservation, eq(trainingSeatReservation.bookingItemId, bookingItem.id))
    .innerJoin(
      trainingSeat,
      and(
        eq(trainingSeat.classId, trainingSeatReservation.classId),
        eq(trainingSeat.seatNumber, trainingSeatReservation.seatNumber),
      ),
    )
    .where(and(inArray(owner, [...ids]), isNull(trainingSeatReservation.releasedAt)))
    .groupBy(owner);
  return new Map(rows.map(({ id, ...recorded }) => [id, recorded]));
}
