import type { RowOf } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { ClassRow } from '../classEffects.ts';
import { attendee, trainingSeatReservation as reservation } from '../tables.ts';
import { placesUpTo } from '../training-class/wholeClass.ts';

/** A reserved place of a class. */
interface HeldPlace {
  readonly id: string;
  readonly seatNumber: number;
  readonly bookingItemId: string;
  /** The delegate; null for a place without one. */
  readonly delegate: Pick<RowOf<typeof attendee>, 'personId' | 'givenName' | 'familyName'> | null;
}

/** What happens to the reservations of a class when the number of its places changes. */
export interface PlacesPlan {
  /** Reservations of removed places, which get lower numbers. */
  readonly moved: readonly (HeldPlace & { readonly to: number })[];
  /** Reservations without a delegate that a private class no longer needs. */
  readonly released: readonly HeldPlace[];
  /** The booking item that also gets the added places, because it holds every place of its private class. */
  readonly holder: string | null;
}

/**
 * Plans a new number of places. Places with a reservation keep their number when they can; otherwise they get the
 * lowest free number. The item of a private class holds every place, before and after.
 *
 * @param places at least the fewest places that the class can have.
 */
export async function planPlaces(
  queries: Queries,
  { id, publicScheduleId }: Pick<ClassRow, 'id' | 'publicScheduleId'>,
  places: number,
): Promise<PlacesPlan> {
  const held = await heldPlacesOfClass(queries, id);
  const isPrivate = publicScheduleId === null;
  const stays = held.filter(({ delegate }) => !isPrivate || delegate !== null);
  const taken = new Set(stays.map(({ seatNumber }) => seatNumber));
  const above = stays.filter(({ seatNumber }) => seatNumber > places);
  // The impact may be asked for any number. Without seats above it, nothing moves, and the free seats are not counted.
  const free = above.length === 0 ? [] : placesUpTo(places).filter((number) => !taken.has(number));
  const moved = above.flatMap((place, index) => {
    const to = free[index];
    return to === undefined ? [] : [{ ...place, to }];
  });
  const targets = new Set(moved.map(({ to }) => to));
  const released = held.filter(
    (place) => !stays.includes(place) && (place.seatNumber > places || targets.has(place.seatNumber)),
  );
  return { moved, released, holder: (isPrivate && held[0]?.bookingItemId) || null };
}

async function heldPlacesOfClass(queries: Queries, classId: string): Promise<HeldPlace[]> {
  const rows = await queries
    .select({
      id: reservation.id,
      seatNumber: reservation.seatNumber,
      bookingItemId: reservation.bookingItemId,
      attendee,
    })
    .from(reservation)
    .leftJoin(attendee, eq(attendee.reservationId, reservation.id))
    .where(and(eq(reservation.classId, classId), isNull(reservation.releasedAt)))
    .orderBy(asc(reservation.seatNumber));
  return rows.map(({ attendee: delegate, ...place }) => ({ ...place, delegate }));
}
