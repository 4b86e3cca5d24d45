import type { Writing } from '@console/api-kit';
import { whyNotKind, whyNotNumber } from '@console/bookings-contracts';
import { changePlaces } from '@console/classes-api';
import { keepItem } from '../booking-item/keepItem.ts';
import { moveSeats } from '../booking-item/moveSeats.ts';
import { bookingItemRebooked } from '../bookingEffects.ts';
import { BookingItem } from '../nodes.ts';
import { itemOf, lockClassOfItem, lockForChange } from './lockForChange.ts';
import { whyNotPricedSeats } from './whyNotPricedSeats.ts';

/**
 * Gives an item another number of attendees: its private class gets so many places, for the same price; of a public class
 * it gets so many seats, each with its price.
 */
export async function changeAttendees(writing: Writing, itemId: string, wanted: number): Promise<void> {
  const { type, classId } = await itemOf(writing, itemId);
  if (type === 'public') return changeSeats(writing, itemId, classId, wanted);
  const { class: held, item } = await lockClassOfItem(writing, itemId);
  writing.refuseIf(whyNotKind('attendees', item));
  writing.refuseIf(whyNotNumber(held.maxAttendees, wanted, 'place'));
  await changePlaces(writing, held, { maxAttendees: wanted });
}

async function changeSeats(writing: Writing, itemId: string, classId: string, quantity: number): Promise<void> {
  const { class: held, booking, item } = await lockForChange(writing, itemId, classId);
  writing.refuseIf(whyNotKind('attendees', item));
  writing.refuseIf(whyNotPricedSeats({ booking, item }, quantity));
  // With another number of seats, no line of an issued invoice bills it, so its tax is rounded alone.
  const changed = await writing.update(BookingItem, item, { quantity, taxDifference: 0 });
  keepItem(writing, booking, item, changed);
  await writing.announce(bookingItemRebooked, { booking, before: item, item: changed, transferred: null });
  await moveSeats(writing, changed, item.quantity, held);
}
