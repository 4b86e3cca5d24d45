import type { RowOf, Writing } from '@console/api-kit';
import { whyNotFewerSeats, whyNotMoreSeats } from '@console/bookings-contracts';
import { freePlacesOf, heldPlacesOf, releaseSeats, reserveSeats, type tables } from '@console/classes-api';
import { whyNotGiveBack, whyNotSeats, whyNotSell } from '@console/classes-contracts';
import type { bookingItem } from './tables.ts';

type Item = RowOf<typeof bookingItem>;
type Class = RowOf<typeof tables.trainingClass>;

/**
 * Adjusts the seats of a public item to its quantity. It adds the lowest free seats, or releases the highest seats
 * without an attendee.
 *
 * @param before the previous number of seats.
 * @param held the class of the item, locked.
 */
export async function moveSeats(writing: Writing, item: Item, before: number, held: Class): Promise<void> {
  const more = item.quantity - before;
  if (item.type !== 'public' || more === 0) return;
  if (more > 0) {
    writing.refuseIf(whyNotMoreSeats(item));
    writing.refuseIf(whyNotSell({ ...held, public: held.publicScheduleId !== null }, writing.now));
    const free = await freePlacesOf(writing, held);
    writing.refuseIf(whyNotSeats(free.length, more));
    return reserveSeats(writing, item, free.slice(0, more));
  }
  writing.refuseIf(whyNotGiveBack(held));
  const places = await heldPlacesOf(writing, [item]);
  const unassigned = places.filter(({ assigned }) => !assigned);
  writing.refuseIf(whyNotFewerSeats(places.length - unassigned.length, item.quantity));
  return releaseSeats(writing, unassigned.slice(0, -more));
}
