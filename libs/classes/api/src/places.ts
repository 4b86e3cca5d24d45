import type { RowOf, Writing } from '@console/api-kit';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { TrainingSeatReservation } from './nodes.ts';

import { attendee, classPlace, trainingSeat, trainingSeatReservation } from './tables.ts';

/** Who holds places of a class: an item of a booking. */
interface Holder {
  readonly id: string;
  readonly classId: string;
}

/** A place of a class held by an item, and what would be lost with it. */
interface HeldPlace extends Pick<RowOf<typeof trainingSeatReservation>, 'id' | 'seatNumber'> {
  readonly assigned: boolean;
  /** Attendance is recorded on one of its days. */
  readonly attended: boolean;
  /** There are attendance notes on one of its days. */
  readonly noted: boolean;
}

/**
 * The places of a class that nobody holds, the lowest first.
 *
 * Only what {@link Writing.hold} or {@link Writing.holdRow} keeps from others can be counted: take the class first.
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

/** Holds places for an item, on all days of its class. The database refuses one that somebody else holds. */
export async function reserveSeats(
  writing: Writing,
  { id, classId }: Holder,
  places: readonly number[],
): Promise<void> {
  const reserved = places.map((seatNumber) => ({ classId, seatNumber, bookingItemId: id }));
  await writing.insertAll(TrainingSeatReservation, reserved);
}

/**
 * The places that items hold, the highest first, kept from others: nobody sits down on them or is marked there meanwhile.
 *
 * Who asks about several items asks at once, so that reservations and seats are taken in one order.
 */
export async function heldPlacesOf({ tx }: Writing, items: readonly Pick<Holder, 'id'>[]): Promise<HeldPlace[]> {
  const itemIds = items.map(({ id }) => id);
  const held = await tx
    .select({ id: trainingSeatReservation.id, seatNumber: trainingSeatReservation.seatNumber })
    .from(trainingSeatReservation)
    .where(and(inArray(trainingSeatReservation.bookingItemId, itemIds), isNull(trainingSeatReservation.releasedAt)))
    .orderBy(asc(trainingSeatReservation.id))
    .for('update');
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
    .for('update', { of: trainingSeat });
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

/** Gives places back, so that others can have them at once. */
export async function releaseSeats(writing: Writing, places: readonly HeldPlace[]): Promise<void> {
  const ids = places.map(({ id }) => id);
  await writing.updateAll(TrainingSeatReservation, inArray(trainingSeatReservation.id, ids), {
    releasedAt: writing.now,
  });
}
