import { foresee, type Writing } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { whyNotItemSeats, whyNotKind, whyNotNumber } from '@console/bookings-contracts';
import { changePlaces, tables as classes, impactOfPlaces } from '@console/classes-api';
import { type Impact, refusalOf } from '@console/core-api';
import { countOf, formatMoney } from '@console/format';
import { and, eq, isNull } from 'drizzle-orm';
import { bookingImpact } from '../booked-class/bookingImpact.ts';
import { keepItem } from '../booking-item/keepItem.ts';
import { moveSeats } from '../booking-item/moveSeats.ts';
import { bookingItemRebooked } from '../bookingEffects.ts';
import { BookingItem } from '../nodes.ts';
import { freeSeatsNote, withFreeSeats } from './freeSeats.ts';
import { type AskedItem, type KindOfChange, refuseField } from './KindOfChange.ts';
import { itemOf, lockClassOfItem, lockForChange } from './lockForChange.ts';
import { itemWithSeats, totalWithSeats, whyNotPricedSeats } from './pricedSeats.ts';
import type { RequestedChange } from './RequestedChange.ts';

const { attendee, trainingSeatReservation: reservation } = classes;

/**
 * Gives an item another number of attendees: its private class gets so many places, for the same price; of a public class
 * it gets so many seats, each with its price.
 */
export const changeAttendees: KindOfChange = {
  ask: async (_writing, { newMaxAttendees }, about) => {
    const { class: own, item } = await about();
    const isPrivate = item.type === 'private';
    const [now, what] = isPrivate ? ([own.maxAttendees, 'place'] as const) : ([item.quantity, 'seat'] as const);
    const same = whyNotNumber(now, newMaxAttendees ?? now, what);
    if (same !== null) refuseField('newMaxAttendees', same);
    return { newMaxAttendees };
  },

  impacts: async (queries, change, now) => {
    const wanted = change.request.newMaxAttendees ?? 0;
    return change.item.type === 'private'
      ? impactOfPlacesOn(queries, change, wanted)
      : impactOfSeats(queries, change, wanted, now);
  },

  make: async (writing, { newMaxAttendees }, itemId) => {
    const wanted = newMaxAttendees ?? 0;
    const { type, classId } = await itemOf(writing, itemId);
    if (type === 'public') return changeSeats(writing, itemId, classId, wanted);
    const { class: held, item } = await lockClassOfItem(writing, itemId);
    writing.refuseIf(whyNotKind('attendees', item));
    writing.refuseIf(whyNotNumber(held.maxAttendees, wanted, 'place'));
    await changePlaces(writing, held, { maxAttendees: wanted });
    return { item, class: held };
  },
};

async function impactOfPlacesOn(queries: Queries, change: RequestedChange, wanted: number): Promise<Impact[]> {
  const { class: held } = change;
  const reason = whyNotNumber(held.maxAttendees, wanted, 'place');
  if (reason !== null) return refusalOf(held, reason);
  return [
    bookingImpact(change, `has a class of ${countOf(wanted, 'place')}, for the same price`),
    ...(await impactOfPlaces(queries, held, wanted)),
  ];
}

async function impactOfSeats(queries: Queries, change: RequestedChange, wanted: number, now: Date): Promise<Impact[]> {
  const { booking, item, class: held } = change;
  const total = formatMoney(totalWithSeats(change, wanted));
  const offered = await withFreeSeats(queries, held);
  const seated = { ...item, assignedSeatNumber: await delegatesOf(queries, item.id), class: offered };
  const more = wanted - item.quantity;
  const rebooked = { booking, before: item, item: itemWithSeats(item, wanted), transferred: null };
  return [
    bookingImpact(change, `has ${countOf(wanted, 'seat')} of ${held.ref}, and comes to ${total} with tax`),
    ...(more > 0 ? [freeSeatsNote(offered, more)] : []),
    ...refusalOf(held, whyNotPricedSeats(change, wanted) ?? whyNotItemSeats(seated, wanted, now)),
    ...(await foresee(queries, bookingItemRebooked, rebooked)),
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

async function changeSeats(writing: Writing, itemId: string, classId: string, quantity: number): Promise<AskedItem> {
  const { class: held, booking, item } = await lockForChange(writing, itemId, classId);
  writing.refuseIf(whyNotKind('attendees', item));
  writing.refuseIf(whyNotPricedSeats({ booking, item }, quantity));
  // With another number of seats, no line of an issued invoice bills it, so its tax is rounded alone.
  const changed = await writing.update(BookingItem, item, { quantity, taxDifference: 0 });
  keepItem(writing, booking, item, changed);
  await writing.announce(bookingItemRebooked, { booking, before: item, item: changed, transferred: null });
  await moveSeats(writing, changed, item.quantity, held);
  return { item, class: held };
}
