import { type RowOf, toIri } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import {
  type ClassWithSeats,
  whyAlreadyThere,
  whyNotLeaveSeats,
  whyNotTakeSeats,
  whySameClass,
} from '@console/bookings-contracts';
import { type ClassRow, tables as classes, seatsOfPeople } from '@console/classes-api';
import { whyNotGiveBack } from '@console/classes-contracts';
import { CustomerContact, type Impact, refusalOf } from '@console/core-api';
import { fullName } from '@console/format';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { freeSeatsNote, withFreeSeats } from './freeSeats.ts';
import type { RequestedChange } from './RequestedChange.ts';

const { attendee, trainingSeat, trainingSeatReservation: reservation } = classes;

type Delegate = RowOf<typeof attendee>;

/** A place of an item, with what is recorded on it. */
interface Place {
  readonly id: string;
  readonly seatNumber: number;
  readonly attended: boolean;
  readonly noted: boolean;
}

/** Places of an item that go to another class. */
export interface PlacesToMove {
  readonly from: ClassRow;
  readonly to: ClassRow & ClassWithSeats;
  readonly places: readonly Place[];
  /** The delegates on the places. */
  readonly delegates: readonly Delegate[];
  /** The people who have a seat of the new class already. */
  readonly present: ReadonlyMap<string, unknown>;
}

/** The reason why places cannot move, and the class that it is about. */
interface Refusal {
  readonly class: ClassRow;
  readonly reason: string;
}

/** Says why places cannot move to another class. Null when they can. The write and its preview both ask this. */
export function whyNotMovePlaces({ from, to, places, delegates, present }: PlacesToMove, now: Date): Refusal | null {
  // Nobody gets a second seat of a class.
  const there = delegates.find(({ personId }) => personId !== null && present.has(personId));
  const whyStay = whySameClass(from, to) ?? whyNotGiveBack(from) ?? whyNotLeaveSeats(places);
  if (whyStay !== null) return { class: from, reason: whyStay };
  const whyNotThere = whyNotTakeSeats(to, places.length, now) ?? whyAlreadyThere(there, to.ref);
  return whyNotThere === null ? null : { class: to, reason: whyNotThere };
}

/** Reads the people on places of an item, and those of the class that they go to. */
export async function peopleOnMove(queries: Queries, to: ClassRow, places: readonly Pick<Place, 'id'>[]) {
  const ids = places.map(({ id }) => id);
  const delegates = await queries.select().from(attendee).where(inArray(attendee.reservationId, ids));
  return { delegates, present: await seatsOfPeople(queries, to.id) };
}

/**
 * Says what a move of places touches, or why it is not possible.
 *
 * @param places those of {@link placesOnItem} that move.
 */
export async function impactOfPlacesMove(
  queries: Queries,
  from: ClassRow,
  to: ClassRow,
  places: readonly Place[],
  now: Date,
): Promise<Impact[]> {
  const moving = { from, to: await withFreeSeats(queries, to), places, ...(await peopleOnMove(queries, to, places)) };
  const refusal = whyNotMovePlaces(moving, now);
  if (refusal) return refusalOf(refusal.class, refusal.reason);
  const seatOf = new Map(places.map(({ id, seatNumber }) => [id, seatNumber]));
  const numberOf = ({ reservationId }: Delegate) => seatOf.get(reservationId) ?? 0;
  const delegates = moving.delegates.toSorted((one, other) => numberOf(one) - numberOf(other));
  return [
    ...delegates.map(
      (delegate): Impact => ({
        entity: 'delegate',
        target: delegate.personId && toIri(CustomerContact.prefix, delegate.personId),
        reference: `Seat ${numberOf(delegate)}`,
        title: fullName(delegate),
        consequence: `moves to a seat of ${to.ref}`,
      }),
    ),
    freeSeatsNote(moving.to, places.length),
  ];
}

/** The places of an item: the highest first, as the write sees them. */
export function placesOnItem(queries: Queries, item: RequestedChange['item']): Promise<Place[]> {
  const { id, bookingItemId, classId, seatNumber, releasedAt } = reservation;
  return queries
    .select({
      id,
      seatNumber,
      attended: sql<boolean>`coalesce(bool_or(${trainingSeat.attendance} <> 'none'), false)`,
      noted: sql<boolean>`coalesce(bool_or(${trainingSeat.attendanceComments} IS NOT NULL), false)`,
    })
    .from(reservation)
    .leftJoin(trainingSeat, and(eq(trainingSeat.classId, classId), eq(trainingSeat.seatNumber, seatNumber)))
    .where(and(eq(bookingItemId, item.id), isNull(releasedAt)))
    .groupBy(id, seatNumber)
    .orderBy(desc(seatNumber));
}
