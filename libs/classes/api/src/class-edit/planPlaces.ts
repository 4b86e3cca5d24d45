import type { RowOf } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { fewestPlaces, type PlacesInUse, whyFewestPlaces } from '@console/classes-contracts';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { ClassRow } from '../classEffects.ts';
import { attendee, trainingSeatReservation as reservation } from '../tables.ts';
import { placesUpTo } from '../training-class/wholeClass.ts';
import { placesInUse } from '../training-seat/placesInUse.ts';

/** A reserved place of a class. */
interface HeldPlace {
  readonly id: string;
  readonly seatNumber: number;
  readonly bookingItemId: string;
  /** The delegate; null for a place without one. */
  readonly delegate: Pick<RowOf<typeof attendee>, 'personId' | 'givenName' | 'familyName'> | null;
}

/** The places of a class that are reserved or in use. */
interface KnownPlaces {
  readonly held: readonly HeldPlace[];
  readonly inUse: PlacesInUse;
}

/** What happens to the reservations of a class when the number of its places changes. */
export interface PlacesPlan {
  /** The reason why the class cannot have so few places, or null. Then nothing happens. */
  readonly whyNot: string | null;
  /** Reservations of removed places, which get lower numbers. */
  readonly moved: readonly (HeldPlace & { readonly to: number })[];
  /** Reservations without a delegate that a private class no longer needs. */
  readonly released: readonly HeldPlace[];
  /** The booking item that also gets the added places, because it holds every place of its private class. */
  readonly holder: string | null;
}

/**
 * Plans a new number of places, for the write and for its preview. Places with a reservation keep their number when they
 * can; otherwise they get the lowest free number. The item of a private class holds every place, before and after.
 */
export function planPlaces(
  { held, inUse }: KnownPlaces,
  { publicScheduleId }: Pick<ClassRow, 'publicScheduleId'>,
  places: number,
): PlacesPlan {
  const isPrivate = publicScheduleId === null;
  const holder = (isPrivate && held[0]?.bookingItemId) || null;
  if (places < fewestPlaces(inUse)) return { whyNot: whyFewestPlaces(inUse), moved: [], released: [], holder };
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
  return { whyNot: null, moved, released, holder };
}

/** Reads what {@link planPlaces} needs. In a write the places must be locked. */
export async function knownPlaces(queries: Queries, { id }: Pick<ClassRow, 'id'>): Promise<KnownPlaces> {
  const inUse = (await placesInUse(queries, [id])).get(id) ?? { public: true, inUse: 0, recordedUpTo: 0 };
  return { inUse, held: await heldPlacesOfClass(queries, id) };
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
