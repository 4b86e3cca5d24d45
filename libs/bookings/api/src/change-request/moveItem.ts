import type { RowOf, Writing } from '@console/api-kit';
import {
  delegateHasLeft,
  whyAlreadyThere,
  whyNotLeaveSeats,
  whyNotTakeSeats,
  whySameClass,
} from '@console/bookings-contracts';
import { freePlacesOf, heldPlacesOf, leavePlaces, seatsOfPeople, tables, takePlaces } from '@console/classes-api';
import { whyNotGiveBack } from '@console/classes-contracts';
import { eq } from 'drizzle-orm';
import { keepItem } from '../booking-item/keepItem.ts';
import { bookingItemRebooked } from '../bookingEffects.ts';
import { BookingItem } from '../nodes.ts';
import type { ItemToChange } from './lockForChange.ts';
import { resumeWithNewClass } from './resumeWithNewClass.ts';

const { attendee } = tables;

type Place = Awaited<ReturnType<typeof heldPlacesOf>>[number];

/** A locked item of a public class, and the public class that it or one of its delegates goes to. */
export interface ItemToMove extends ItemToChange {
  readonly to: ItemToChange['class'];
}

/**
 * Moves an item with all its seats and delegates to another public class. It stays the same item with the same price, so
 * its invoices stay.
 */
export async function moveItem(writing: Writing, change: ItemToMove): Promise<void> {
  const { class: from, to, booking, item } = change;
  const places = await heldPlacesOf(writing, [item]);
  const numbers = await placesToTake(writing, change, places);
  const delegates = await leavePlaces(writing, from, places);
  await refusePresent(writing, to, delegates);
  const status = statusOnNewClass(change);
  const moved = await writing.update(BookingItem, item, { classId: to.id, title: to.title, status });
  keepItem(writing, booking, item, moved);
  await takePlaces(writing, { from, to }, moved, numbers, delegates);
  await writing.announce(bookingItemRebooked, { booking, before: item, item: moved, transferred: null });
  await resumeWithNewClass(writing, booking);
}

/**
 * Transfers one delegate to a seat of another public class, with the price of one seat. The item keeps its other seats, and
 * the booking gets an item of one seat. An item of one seat moves as a whole.
 *
 * @param attendeeId the ULID of the delegate.
 */
export async function transferDelegate(writing: Writing, change: ItemToMove, attendeeId: string): Promise<void> {
  const { class: from, to, booking, item } = change;
  const all = await heldPlacesOf(writing, [item]);
  const place = await placeOf(writing, all, attendeeId);
  if (!place) return writing.refuseIf(delegateHasLeft);
  if (item.quantity === 1) return moveItem(writing, change);
  const numbers = await placesToTake(writing, change, [place]);
  const delegates = await leavePlaces(writing, from, [place]);
  await refusePresent(writing, to, delegates);
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

/** An item that waited for its postponed class waits no longer, even when its booking still waits for another one. */
const statusOnNewClass = ({ booking, item }: ItemToMove): ItemToMove['item']['status'] =>
  item.status === 'on_hold' && booking.heldByClass ? (booking.heldFrom ?? 'confirmed') : item.status;

/** @throws the refusal when the places cannot be left, or the new class has too few. */
async function placesToTake(
  writing: Writing,
  { class: from, to }: ItemToMove,
  places: readonly Place[],
): Promise<number[]> {
  writing.refuseIf(whySameClass(from, to));
  writing.refuseIf(whyNotGiveBack(from));
  writing.refuseIf(whyNotLeaveSeats(places));
  const free = await freePlacesOf(writing, to);
  const offered = { ...to, public: to.publicScheduleId !== null, seatsFreeCount: free.length };
  writing.refuseIf(whyNotTakeSeats(offered, places.length, writing.now));
  return free.slice(0, places.length);
}

/** Nobody gets a second seat of a class. */
async function refusePresent(
  writing: Writing,
  to: ItemToMove['to'],
  delegates: readonly RowOf<typeof attendee>[],
): Promise<void> {
  const seats = await seatsOfPeople(writing.tx, to.id);
  const present = delegates.find(({ personId }) => personId !== null && seats.has(personId));
  writing.refuseIf(whyAlreadyThere(present, to.ref));
}

async function placeOf({ tx }: Writing, places: readonly Place[], attendeeId: string): Promise<Place | undefined> {
  const [delegate] = await tx.select().from(attendee).where(eq(attendee.id, attendeeId));
  return places.find(({ id }) => id === delegate?.reservationId);
}
