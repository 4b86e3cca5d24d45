import type { RowOf, Writing } from '@console/api-kit';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { TrainingSeat, TrainingSeatReservation } from '../nodes.ts';

import { attendee, classPlace, trainingSeat, trainingSeatReservation } from '../tables.ts';

/** The holder of places of a class: a booking item. */
interface Holder {
  readonly id: string;
  readonly classId: string;
}

/** A place of a class that an item holds, and the facts that would be lost with it. */
interface HeldPlace extends Pick<RowOf<typeof trainingSeatReservation>, 'id' | 'seatNumber'> {
  readonly assigned: boolean;
  /** Whether attendance is recorded on a day of the place. */
  readonly attended: boolean;
  /** Whether a day of the place has attendance notes. */
  readonly noted: boolean;
}

/**
 * Returns the free places of a class, the lowest first.
 *
 * Lock the class before, with {@link Writing.hold} or {@link Writing.lockRow}: otherwise others can take the same
 * places.
 */
export async function freePlacesOf({ tx }: Writing, { id }: { readonly id: string }): Promise<number[]> {
  const live = and(
    eq(trainingSeatReservation.classId, classPlace.classId),
    eq(trainingSeatReservation.liveSeatNumber, classPlace.seatNumber),
  );
  const free = await tx
    .select({ seatNumber: classPlace.seatNumber })
    .from(classPlace)
    .leftJoin(trainingSeatReservation, live)
    .where(and(eq(classPlace.classId, id), isNull(trainingSeatReservation.id)))
    .orderBy(asc(classPlace.seatNumber));
  return free.map(({ seatNumber }) => seatNumber);
}

/** Reserves places for an item, on all days of its class. The database refuses a place that is taken. */
export async function reserveSeats(
  writing: Writing,
  { id, classId }: Holder,
  places: readonly number[],
): Promise<void> {
  const reserved = places.map((seatNumber) => ({ classId, seatNumber, bookingItemId: id }));
  await writing.insertAll(TrainingSeatReservation, reserved);
}

/**
 * Locks the places that items hold, so that nobody is seated on them or releases them. Lock the class first. The lock is
 * that of a removal, because a released place loses its key.
 *
 * Pass all items in one call, so that reservations are always locked in the same order.
 */
export async function lockPlacesOf(
  { tx }: Writing,
  items: readonly Pick<Holder, 'id'>[],
): Promise<Pick<HeldPlace, 'id' | 'seatNumber'>[]> {
  const itemIds = items.map(({ id }) => id);
  return tx
    .select({ id: trainingSeatReservation.id, seatNumber: trainingSeatReservation.seatNumber })
    .from(trainingSeatReservation)
    .where(and(inArray(trainingSeatReservation.bookingItemId, itemIds), isNull(trainingSeatReservation.releasedAt)))
    .orderBy(asc(trainingSeatReservation.id))
    .for('update');
}

/**
 * Locks the places that items hold and their seats, and returns the places, the highest first. Nobody can be seated or marked on them
 * meanwhile.
 *
 * Pass all items in one call, so that reservations and seats are always locked in the same order.
 */
export async function heldPlacesOf(writing: Writing, items: readonly Pick<Holder, 'id'>[]): Promise<HeldPlace[]> {
  const { tx } = writing;
  const held = await lockPlacesOf(writing, items);
  const ids = held.map(({ id }) => id);
  const sitting = await tx
    .select({ id: attendee.reservationId })
    .from(attendee)
    .where(inArray(attendee.reservationId, ids));
  const seats = await tx
    .select({
      id: trainingSeatReservation.id,
      attendance: trainingSeat.attendance,
      notes: trainingSeat.attendanceComments,
    })
    .from(trainingSeat)
    .innerJoin(
      trainingSeatReservation,
      and(
        eq(trainingSeatReservation.classId, trainingSeat.classId),
        eq(trainingSeatReservation.seatNumber, trainingSeat.seatNumber),
      ),
    )
    .where(inArray(trainingSeatReservation.id, ids))
    .orderBy(asc(trainingSeat.id))
    .for('no key update', { of: trainingSeat });
  const assigned = new Set(sitting.map(({ id }) => id));
  const attended = new Set(seats.filter(({ attendance }) => attendance !== 'none').map(({ id }) => id));
  const noted = new Set(seats.filter(({ notes }) => notes !== null).map(({ id }) => id));
  return held
    .map(({ id, seatNumber }) => ({
      id,
      seatNumber,
      assigned: assigned.has(id),
      attended: attended.has(id),
      noted: noted.has(id),
    }))
    .sort((one, other) => other.seatNumber - one.seatNumber);
}

/** The condition for the seats of places of a class, one for each place and day. */
const seatsOf = (classId: string, places: readonly number[]) =>
  and(eq(trainingSeat.classId, classId), inArray(trainingSeat.seatNumber, [...places]));

/** Locks the seats of places of a class in the order of their ids. Nobody can mark them until the transaction ends. */
export async function lockSeatsOf(
  { tx }: Writing,
  classId: string,
  places: readonly number[],
): Promise<RowOf<typeof trainingSeat>[]> {
  return tx
    .select()
    .from(trainingSeat)
    .where(seatsOf(classId, places))
    .orderBy(asc(trainingSeat.id))
    .for('no key update');
}

/**
 * Gives the seats of places that get a delegate a new version, so that a late mark for a delegate who had the place
 * before cannot reach the next one.
 */
export async function renewSeatsOf(writing: Writing, classId: string, places: readonly number[]): Promise<void> {
  if (places.length === 0) return;
  await lockSeatsOf(writing, classId, places);
  await writing.updateAll(TrainingSeat, seatsOf(classId, places), {});
}

/** Releases places. Others can take them at once. */
export async function releaseSeats(writing: Writing, places: readonly Pick<HeldPlace, 'id'>[]): Promise<void> {
  if (places.length === 0) return;
  const ids = places.map(({ id }) => id);
  await writing.updateAll(TrainingSeatReservation, inArray(trainingSeatReservation.id, ids), {
    releasedAt: writing.now,
  });
}
