import { countOf } from '@console/format';
import type { Place } from '../class-seats/useClassPlaces.ts';

/** A booking item with seats on a class that have no delegate yet. */
export interface ItemToFill {
  readonly id: string;
  /** The id of its booking. */
  readonly booking: string;
  readonly reference: string;
  readonly customerName: string;
  readonly title: string;
  /** The number of its seats. */
  readonly quantity: number;
  /** Its lowest seat without a delegate. */
  readonly firstEmpty: number;
  /** The number of its seats without a delegate. */
  readonly empty: number;
}

/** Returns the booking items with empty seats, in the order of their first one. */
export function itemsToFill(places: readonly Place[]): ItemToFill[] {
  const held = places.flatMap(({ seatNumber, trainingSeatReservation: one }) =>
    one ? [{ seatNumber, named: one.attendee != null, item: one.bookingItem }] : [],
  );
  return [...Map.groupBy(held, ({ item }) => item.id).values()]
    .flatMap((seats) => {
      const empty = seats.filter(({ named }) => !named);
      return empty.slice(0, 1).map(({ seatNumber, item: { id, title, booking } }) => ({
        id,
        booking: booking.id,
        reference: booking.reference,
        customerName: booking.customer.name,
        title,
        quantity: seats.length,
        firstEmpty: seatNumber,
        empty: empty.length,
      }));
    })
    .toSorted((one, other) => one.firstEmpty - other.firstEmpty);
}

/**
 * The name of an item: 'BK-10482, Calder Valley Housing: 2 empty seats'. When the booking has several items with empty
 * seats, it also says which one.
 */
export function nameOfItem(item: ItemToFill, items: readonly ItemToFill[]): string {
  const { reference, customerName, title, quantity, firstEmpty, empty } = item;
  const several = items.filter((other) => other.reference === reference).length > 1;
  const which = several ? `, ${title} (${countOf(quantity, 'seat')})` : '';
  const from = several ? ` from seat ${firstEmpty}` : '';
  return `${reference}, ${customerName}${which}: ${countOf(empty, 'empty seat')}${from}`;
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
