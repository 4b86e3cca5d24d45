import { grossOf, whyBookingTooExpensive, whyItemTooExpensive, whyNotNumber } from '@console/bookings-contracts';
import type { RequestedChange } from './RequestedChange.ts';

type Priced = Pick<RequestedChange, 'booking' | 'item'>;

/** An item as it would be with another number of seats, for previews. */
export const itemWithSeats = (item: Priced['item'], quantity: number): Priced['item'] => ({
  ...item,
  quantity,
  net: item.unitPrice * quantity,
});

/** What a booking comes to with another number of seats, with tax, in pence. */
export const totalWithSeats = ({ booking, item }: Priced, quantity: number): number =>
  booking.gross - item.gross + grossOf({ ...item, quantity });

/** The reason why an item cannot have so many seats, whatever its class has. Null when it can. */
export function whyNotPricedSeats({ booking, item }: Priced, quantity: number): string | null {
  return (
    whyNotNumber(item.quantity, quantity, 'seat') ??
    whyItemTooExpensive({ ...item, quantity }) ??
    whyBookingTooExpensive(totalWithSeats({ booking, item }, quantity))
  );
}
