import type { Place } from '../class-detail/useClassPlaces.ts';

/** A booking item with seats on a class that have no delegate yet. */
export interface ItemToFill {
  readonly id: string;
  readonly reference: string;
  readonly customerName: string;
  /** The number of its seats without a delegate. */
  readonly empty: number;
}

/** Returns the booking items with empty seats, in the order of their first one. */
export function itemsToFill(places: readonly Place[]): ItemToFill[] {
  const empty = places.flatMap(({ trainingSeatReservation: held }) =>
    held && !held.attendee ? [held.bookingItem] : [],
  );
  return [...Map.groupBy(empty, ({ id }) => id).values()].flatMap((seats) =>
    seats.slice(0, 1).map(({ id, booking }) => ({
      id,
      reference: booking.reference,
      customerName: booking.customer.name,
      empty: seats.length,
    })),
  );
}

/** The reason why no list can be imported, as a sentence. Null when it can. */
export function whyNothingToFill(places: readonly Place[], ofClass: { readonly public: boolean }): string | null {
  if (!isBooked(places)) return ofClass.public ? 'No seat is reserved. Book seats first.' : notHeld;
  return itemsToFill(places).length === 0 ? 'Every reserved seat has a delegate.' : null;
}

export const isBooked = (places: readonly Place[]): boolean =>
  places.some(({ trainingSeatReservation }) => trainingSeatReservation);

/** The sentence for a private class without a booking. Its seats are not sold one by one: a booking holds them all. */
export const notHeld = 'No booking holds this class yet.';
