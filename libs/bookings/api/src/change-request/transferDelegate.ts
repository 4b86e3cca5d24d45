import { foresee, ulidOf, type Writing } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { delegateHasLeft, whyNotKind } from '@console/bookings-contracts';
import { Attendee, heldPlacesOf, leavePlaces, tables, takePlaces } from '@console/classes-api';
import { refusalOf } from '@console/core-api';
import { countOf } from '@console/format';
import { and, eq, isNull } from 'drizzle-orm';
import { bookingImpact } from '../booked-class/bookingImpact.ts';
import { keepItem } from '../booking-item/keepItem.ts';
import { bookingItemRebooked } from '../bookingEffects.ts';
import { BookingItem } from '../nodes.ts';
import { askedClass, changeClass, moveItem } from './changeClass.ts';
import { impactOfPlacesMove, placesOnItem } from './itemMove.ts';
import { type KindOfChange, refuseField } from './KindOfChange.ts';
import { lockForChange } from './lockForChange.ts';
import { type ItemToMove, numbersToTake, statusOnNewClass } from './placesToTake.ts';
import { itemWithSeats } from './pricedSeats.ts';

const { attendee, trainingSeatReservation } = tables;

/**
 * Transfers one delegate to a seat of another public class, with the price of one seat. The item keeps its other seats, and
 * the booking gets an item of one seat. An item of one seat moves as a whole.
 */
export const transferDelegate: KindOfChange = {
  ask: async (writing, input, about) => {
    const { item, newClass } = await askedClass(writing, input, about);
    const delegate = ulidOf(Attendee.prefix, input.delegate ?? '') ?? '';
    const place = await placeOf(writing.tx, item.id, delegate);
    if (place === null) refuseField('delegate', 'This delegate has no seat of the booking item');
    return { newClassId: newClass.id, attendeeId: delegate };
  },

  impacts: async (queries, change, now) => {
    const { booking, class: from, item, to, request } = change;
    if (!to) return [];
    const place = await placeOf(queries, item.id, request.attendeeId ?? '');
    if (place === null) return refusalOf(from, delegateHasLeft);
    if (item.quantity === 1) return changeClass.impacts(queries, change, now);
    const places = await placesOnItem(queries, item);
    const transferred = { ...itemWithSeats(item, 1), classId: to.id, title: to.title };
    const rebooked = { booking, before: item, item: itemWithSeats(item, item.quantity - 1), transferred };
    return [
      bookingImpact(change, `keeps ${countOf(item.quantity - 1, 'seat')} of ${from.ref} and gets 1 seat of ${to.ref}`),
      ...(await impactOfPlacesMove(
        queries,
        from,
        to,
        places.filter(({ id }) => id === place),
        now,
      )),
      ...(await foresee(queries, bookingItemRebooked, rebooked)),
    ];
  },

  make: async (writing, { newClassId, attendeeId }, itemId) => {
    const change = await lockForChange(writing, itemId, newClassId ?? '');
    writing.refuseIf(whyNotKind('transfer', change.item));
    await transfer(writing, change, attendeeId ?? '');
    return change;
  },
};

/** @param attendeeId the ULID of the delegate. */
async function transfer(writing: Writing, change: ItemToMove, attendeeId: string): Promise<void> {
  const { class: from, to, booking, item } = change;
  const held = await heldPlacesOf(writing, [item]);
  const taken = await placeOf(writing.tx, item.id, attendeeId);
  const places = held.filter(({ id }) => id === taken);
  if (places.length === 0) return writing.refuseIf(delegateHasLeft);
  if (item.quantity === 1) return moveItem(writing, change);
  const numbers = await numbersToTake(writing, change, places);
  const delegates = await leavePlaces(writing, from, places);
  const left = await writing.update(BookingItem, item, { quantity: item.quantity - 1 });
  const { bookingId, type, unitPrice, taxable, taxRatePercent, poNumber } = item;
  const transferred = await writing.insert(BookingItem, {
    ...{ bookingId, type, unitPrice, taxable, taxRatePercent, poNumber },
    status: statusOnNewClass(change),
    title: to.title,
    classId: to.id,
    quantity: 1,
  });
  keepItem(writing, booking, item, left);
  keepItem(writing, booking, null, transferred);
  await takePlaces(writing, { from, to }, transferred, numbers, delegates);
  await writing.announce(bookingItemRebooked, { booking, before: item, item: left, transferred });
}

/** The ULID of the place of an item on which a delegate sits. Null when the delegate has none. */
async function placeOf(queries: Queries, itemId: string, attendeeId: string): Promise<string | null> {
  const [seated] = await queries
    .select({ place: trainingSeatReservation.id })
    .from(attendee)
    .innerJoin(trainingSeatReservation, eq(trainingSeatReservation.id, attendee.reservationId))
    .where(
      and(
        eq(attendee.id, attendeeId),
        eq(trainingSeatReservation.bookingItemId, itemId),
        isNull(trainingSeatReservation.releasedAt),
      ),
    );
  return seated?.place ?? null;
}
