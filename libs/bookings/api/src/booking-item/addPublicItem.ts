import type { RowOf, Writing } from '@console/api-kit';
import { grossOf, whyBookingTooExpensive, whyNotAddItem } from '@console/bookings-contracts';
import { type ClassRow, freePlacesOf, reserveSeats } from '@console/classes-api';
import { whyNotSeats, whyNotSell } from '@console/classes-contracts';
import { BookingItem } from '../nodes.ts';
import type { bookingItem, booking as bookings } from '../tables.ts';
import { keepItem } from './keepItem.ts';

type ItemRow = RowOf<typeof bookingItem>;
type Price = Pick<ItemRow, 'quantity' | 'unitPrice' | 'taxable' | 'taxRatePercent'> &
  Partial<Pick<ItemRow, 'poNumber'>>;

/** The fields that a refusal of {@link addPublicItem} may be about. */
export type RefusedPart = 'booking' | 'class' | 'quantity' | 'unitPrice';

/**
 * Adds seats on a public class to a booking, with the lowest free places.
 *
 * Lock the class and then the booking before, with {@link Writing.hold}.
 *
 * @param refuseIf refuses the write with a reason that is not null, at the field that it is about.
 */
export async function addPublicItem(
  writing: Writing,
  booking: RowOf<typeof bookings>,
  held: ClassRow,
  price: Price,
  refuseIf: (part: RefusedPart, reason: string | null) => void,
): Promise<ItemRow> {
  refuseIf('booking', whyNotAddItem(booking));
  refuseIf('unitPrice', whyBookingTooExpensive(booking.gross + grossOf(price)));
  refuseIf('class', whyNotSell({ ...held, public: held.publicScheduleId !== null }, writing.now));
  const free = await freePlacesOf(writing, held);
  refuseIf('quantity', whyNotSeats(free.length, price.quantity));
  const item = await writing.insert(BookingItem, {
    ...price,
    bookingId: booking.id,
    type: 'public',
    title: held.title,
    status: booking.status,
    classId: held.id,
  });
  keepItem(writing, booking, null, item);
  await reserveSeats(writing, item, free.slice(0, price.quantity));
  return item;
}
