import type { RowOf, Writing } from '@console/api-kit';
import { whyNotItemSeats } from '@console/bookings-contracts';
import { freePlacesOf, heldPlacesOf, releaseSeats, reserveSeats, type tables } from '@console/classes-api';
import type { bookingItem } from '../tables.ts';

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
  const free = more > 0 ? await freePlacesOf(writing, held) : [];
  const places = more < 0 ? await heldPlacesOf(writing, [item]) : [];
  const unassigned = places.filter(({ assigned }) => !assigned);
  const now = {
    status: item.status,
    quantity: before,
    assignedSeatNumber: places.length - unassigned.length,
    class: { ...held, public: held.publicScheduleId !== null, seatsFreeCount: free.length },
  };
  writing.refuseIf(whyNotItemSeats(now, item.quantity, writing.now));
  if (more > 0) return reserveSeats(writing, item, free.slice(0, more));
  return releaseSeats(writing, unassigned.slice(0, -more));
}
