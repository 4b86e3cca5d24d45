import type { RowOf, Writing } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { Attendee, TrainingClass, TrainingSeatReservation } from '../nodes.ts';
import { attendee, trainingSeatReservation as reservation } from '../tables.ts';
import { delegateLine } from './keepDelegates.ts';
import { renewSeatsOf } from './places.ts';

type Reservation = RowOf<typeof reservation>;

/** The holder of places of a class: a booking item. */
interface Holder {
  readonly id: string;
}

/** Returns the places of an item that have no delegate yet, the lowest first. */
export async function emptyPlacesOf(queries: Queries, { id }: Holder): Promise<Reservation[]> {
  const held = await queries
    .select({ reservation, attendeeId: attendee.id })
    .from(reservation)
    .leftJoin(attendee, eq(attendee.reservationId, reservation.id))
    .where(and(eq(reservation.bookingItemId, id), isNull(reservation.releasedAt)))
    .orderBy(asc(reservation.seatNumber));
  return held.filter(({ attendeeId }) => attendeeId === null).map((place) => place.reservation);
}

/** Returns the seat numbers of the people who have a seat of a class, by the ULID of the person. */
export async function seatsOfPeople(queries: Queries, classId: string): Promise<ReadonlyMap<string, number>> {
  const seated = await queries
    .select({ personId: attendee.personId, seatNumber: reservation.seatNumber })
    .from(reservation)
    .innerJoin(attendee, eq(attendee.reservationId, reservation.id))
    .where(and(eq(reservation.classId, classId), isNull(reservation.releasedAt), isNotNull(attendee.personId)));
  return new Map(seated.map(({ personId, seatNumber }) => [personId ?? '', seatNumber]));
}

/** A person who gets an empty place. */
export interface SeatedDelegate extends Pick<RowOf<typeof attendee>, 'givenName' | 'familyName' | 'email'> {
  readonly place: Reservation;
  /** The ULID of the person. */
  readonly personId: string;
}

/**
 * Puts people on empty places of a class, in a few statements and with one entry of its history. Lock the places first, and
 * check the people as `seatDelegate` does.
 */
export async function seatDelegates(
  writing: Writing,
  trainingClass: { readonly id: string },
  delegates: readonly SeatedDelegate[],
): Promise<void> {
  const rows = delegates.map(({ place, ...delegate }) => ({ reservationId: place.id, ...delegate }));
  await writing.insertAll(Attendee, rows);
  for (const { place } of delegates) writing.touchRow(TrainingSeatReservation, place);
  await renewSeatsOf(
    writing,
    trainingClass.id,
    delegates.map(({ place }) => place.seatNumber),
  );
  const lines = delegates.map(({ place, ...delegate }) => delegateLine(delegate, place));
  writing.keepParts(TrainingClass, trainingClass, 'importedDelegates', [], lines);
}
