import type { Queries } from '@console/api-kit/database';
import { grossOf, whyNotFewerSeats } from '@console/bookings-contracts';
import { tables as classes, type Impact, impactOfPlaces, placesInUse } from '@console/classes-api';
import { fewestPlaces, whyFewestPlaces } from '@console/classes-contracts';
import { countOf, formatMoney } from '@console/format';
import { and, eq, isNull } from 'drizzle-orm';
import { impactOnBooking } from '../follow/impactOnBooking.ts';
import type { RequestedChange } from './impactOfChangeRequest.ts';
import { seatsNote } from './seatsNote.ts';

const { attendee, trainingSeatReservation: reservation } = classes;

/** What another number of attendees touches, and why the class does not allow it. */
export async function impactOfAttendees(queries: Queries, change: RequestedChange): Promise<Impact[]> {
  const { item, class: held, request, booking } = change;
  const wanted = request.newMaxAttendees ?? 0;
  if (item.type === 'private') {
    const places = `has a class of ${countOf(wanted, 'place')}, for the same price`;
    const refusal = await whyNotPlaces(queries, held.id, wanted);
    return [
      impactOnBooking(change, places),
      ...(await impactOfPlaces(queries, held, wanted)),
      ...refusalOf(held, refusal),
    ];
  }
  const total = booking.gross - item.gross + grossOf({ ...item, quantity: wanted });
  const more = wanted - item.quantity;
  return [
    impactOnBooking(
      change,
      `has ${countOf(wanted, 'seat')} of ${held.ref}, and comes to ${formatMoney(total)} with tax`,
    ),
    ...(more > 0 ? [await seatsNote(queries, held, more)] : []),
    ...refusalOf(held, whyNotFewerSeats(await delegatesOf(queries, item.id), wanted)),
  ];
}

async function whyNotPlaces(queries: Queries, classId: string, wanted: number): Promise<string | null> {
  const inUse = (await placesInUse(queries, [classId])).get(classId);
  return inUse && wanted < fewestPlaces(inUse) ? whyFewestPlaces(inUse) : null;
}

/** The number of delegates on the seats of an item. */
async function delegatesOf(queries: Queries, itemId: string): Promise<number> {
  const seated = await queries
    .select({ id: attendee.id })
    .from(reservation)
    .innerJoin(attendee, eq(attendee.reservationId, reservation.id))
    .where(and(eq(reservation.bookingItemId, itemId), isNull(reservation.releasedAt)));
  return seated.length;
}

/** A reason why the class does not allow the change. */
const refusalOf = ({ ref: reference, title }: RequestedChange['class'], reason: string | null): Impact[] =>
  reason === null
    ? []
    : [{ entity: 'note', target: null, reference, title, consequence: `does not allow it: ${reason}` }];
