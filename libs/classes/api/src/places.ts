import type { RowOf, Writing } from '@console/api-kit';
import { newId } from '@console/api-kit/database';
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { TrainingSeatReservation } from './TrainingSeatReservation.ts';
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
}

/**
 * The places of a class that nobody holds, the lowest first.
 *
 * Only what {@link Writing.hold} or {@link Writing.row} keeps from others can be counted: take the class first.
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
  if (places.length === 0) return;
  const { now, viewer } = writing;
  const by = { createdBy: viewer.userId, createdAt: now, updatedBy: viewer.userId, updatedAt: now };
  await writing.tx
    .insert(trainingSeatReservation)
    .values(places.map((seatNumber) => ({ id: newId(), classId, seatNumber, bookingItemId: id, ...by })));
}

/** The places that an item holds, the highest first, kept from others: nobody sits down on them meanwhile. */
export async function heldPlacesOf({ tx }: Writing, { id }: Pick<Holder, 'id'>): Promise<HeldPlace[]> {
  const held = await tx
    .select({ id: trainingSeatReservation.id, seatNumber: trainingSeatReservation.seatNumber })
    .from(trainingSeatReservation)
    .where(and(eq(trainingSeatReservation.bookingItemId, id), isNull(trainingSeatReservation.releasedAt)))
    .orderBy(desc(trainingSeatReservation.seatNumber))
    .for('update');
  const ids = held.map((place) => place.id);
  const onThem = await tx
    .select({ id: attendee.reservationId, attended: sql<boolean>`bool_or(${trainingSeat.attendance} <> 'none')` })
    .from(attendee)
    .innerJoin(trainingSeatReservation, eq(trainingSeatReservation.id, attendee.reservationId))
    .leftJoin(
      trainingSeat,
      and(
        eq(trainingSeat.classId, trainingSeatReservation.classId),
        eq(trainingSeat.seatNumber, trainingSeatReservation.seatNumber),
      ),
    )
    .where(inArray(attendee.reservationId, ids))
    .groupBy(attendee.reservationId);
  const attendedById = new Map(onThem.map((seat) => [seat.id, seat.attended ?? false]));
  return held.map((place) => ({
    ...place,
    assigned: attendedById.has(place.id),
    attended: attendedById.get(place.id) ?? false,
  }));
}

/** Gives places back, so that others can have them at once. */
export async function releaseSeats(writing: Writing, places: readonly HeldPlace[]): Promise<void> {
  const ids = places.map(({ id }) => id);
  await writing.updateAll(TrainingSeatReservation, inArray(trainingSeatReservation.id, ids), {
    releasedAt: writing.now,
  });
}
