import type { Queries } from '@console/api-kit/database';
import { whyNotItemSeats, whyNotNumber } from '@console/bookings-contracts';
import { tables as classes, impactOfPlaces } from '@console/classes-api';
import { type Impact, refusalOf } from '@console/core-api';
import { countOf, formatMoney } from '@console/format';
import { and, eq, isNull } from 'drizzle-orm';
import { bookingImpact } from '../booked-class/bookingImpact.ts';
import type { RequestedChange } from './impactOfChangeRequest.ts';
import { freeSeatsNote, withFreeSeats } from './seatsNote.ts';
import { totalWithSeats, whyNotPricedSeats } from './whyNotPricedSeats.ts';

const { attendee, trainingSeatReservation: reservation } = classes;

/** What another number of attendees touches, or why it is not possible. */
export async function impactOfAttendees(queries: Queries, change: RequestedChange): Promise<Impact[]> {
  const wanted = change.request.newMaxAttendees ?? 0;
  return change.item.type === 'private'
    ? impactOfPrivate(queries, change, wanted)
    : impactOfPublic(queries, change, wanted);
}

async function impactOfPrivate(queries: Queries, change: RequestedChange, wanted: number): Promise<Impact[]> {
  const { class: held } = change;
  const reason = whyNotNumber(held.maxAttendees, wanted, 'place');
  if (reason !== null) return refusalOf(held, reason);
  return [
    bookingImpact(change, `has a class of ${countOf(wanted, 'place')}, for the same price`),
    ...(await impactOfPlaces(queries, held, wanted)),
  ];
}

async function impactOfPublic(queries: Queries, change: RequestedChange, wanted: number): Promise<Impact[]> {
  const { item, class: held } = change;
  const total = formatMoney(totalWithSeats(change, wanted));
  const offered = await withFreeSeats(queries, held);
  const now = { ...item, assignedSeatNumber: await delegatesOf(queries, item.id), class: offered };
  const more = wanted - item.quantity;
  return [
    bookingImpact(change, `has ${countOf(wanted, 'seat')} of ${held.ref}, and comes to ${total} with tax`),
    ...(more > 0 ? [freeSeatsNote(offered, more)] : []),
    ...refusalOf(held, whyNotPricedSeats(change, wanted) ?? whyNotItemSeats(now, wanted)),
  ];
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
