import { toIri } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { delegateHasLeft, whyAlreadyThere, whyNotLeaveSeats, whySameClass } from '@console/bookings-contracts';
import { type ClassRow, tables as classes, seatsOfPeople } from '@console/classes-api';
import { whyNotGiveBack } from '@console/classes-contracts';
import { CustomerContact, type Impact, refusalOf } from '@console/core-api';
import { countOf, fullName } from '@console/format';
import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { bookingImpact } from '../booked-class/bookingImpact.ts';
import type { RequestedChange } from './impactOfChangeRequest.ts';
import { seatsNote } from './seatsNote.ts';

const { attendee, trainingSeat, trainingSeatReservation: reservation } = classes;

/**
 * What a move to another class touches, or why it is not possible, in the words of `moveItem`.
 *
 * @param attendeeId the delegate who moves. Null: all move.
 */
export async function impactOfItemMove(
  queries: Queries,
  change: RequestedChange,
  attendeeId: string | null,
): Promise<Impact[]> {
  const { class: from, to, item } = change;
  if (!to) return [];
  const seated = await queries
    .select({ attendee, seatNumber: reservation.seatNumber })
    .from(reservation)
    .innerJoin(attendee, eq(attendee.reservationId, reservation.id))
    .where(and(eq(reservation.bookingItemId, item.id), isNull(reservation.releasedAt)))
    .orderBy(asc(reservation.seatNumber));
  const moving = seated.filter((one) => attendeeId === null || one.attendee.id === attendeeId);
  const [delegate] = attendeeId === null ? [] : moving;
  if (attendeeId !== null && !delegate) return refusalOf(from, delegateHasLeft);
  const sameClass = whySameClass(from, to);
  if (sameClass !== null) return refusalOf(from, sameClass);
  const places = delegate
    ? eq(reservation.id, delegate.attendee.reservationId)
    : eq(reservation.bookingItemId, item.id);
  const seats = attendeeId === null ? item.quantity : 1;
  const splits = seats < item.quantity;
  return [
    bookingImpact(
      change,
      splits
        ? `keeps ${countOf(item.quantity - 1, 'seat')} of ${from.ref} and gets 1 seat of ${to.ref}`
        : `gives back ${countOf(seats, 'seat')} of ${from.ref} and gets ${countOf(seats, 'seat')} of ${to.ref}`,
    ),
    ...moving.map(
      ({ attendee: { personId, ...name }, seatNumber }): Impact => ({
        entity: 'delegate',
        target: personId && toIri(CustomerContact.prefix, personId),
        reference: `Seat ${seatNumber}`,
        title: fullName(name),
        consequence: `moves to a seat of ${to.ref}`,
      }),
    ),
    ...refusalOf(from, whyNotGiveBack(from)),
    ...refusalOf(from, whyNotLeaveSeats(await recordedPlaces(queries, places))),
    ...(await seatsNote(queries, to, seats)),
    ...refusalOf(to, whyAlreadyThere(await presentOf(queries, to, moving), to.ref)),
  ];
}

/** What is recorded on places: the highest place first, as the write sees them. */
function recordedPlaces(queries: Queries, places: SQL) {
  const { id, classId, seatNumber, releasedAt } = reservation;
  return queries
    .select({
      seatNumber,
      attended: sql<boolean>`bool_or(${trainingSeat.attendance} <> 'none')`,
      noted: sql<boolean>`bool_or(${trainingSeat.attendanceComments} IS NOT NULL)`,
    })
    .from(reservation)
    .innerJoin(trainingSeat, and(eq(trainingSeat.classId, classId), eq(trainingSeat.seatNumber, seatNumber)))
    .where(and(places, isNull(releasedAt)))
    .groupBy(id, seatNumber)
    .orderBy(desc(seatNumber));
}

/** The first of the moving delegates who has a seat of the class already. */
async function presentOf(
  queries: Queries,
  { id }: Pick<ClassRow, 'id'>,
  moving: readonly { readonly attendee: typeof attendee.$inferSelect }[],
): Promise<typeof attendee.$inferSelect | undefined> {
  const seats = await seatsOfPeople(queries, id);
  return moving.find((one) => one.attendee.personId !== null && seats.has(one.attendee.personId))?.attendee;
}
