import { formatMoney } from '@console/format';
import { flag, integer, money, percentage, recordSeen, reference, requiredIn, text } from '@console/rules';
import * as z from 'zod/mini';

const required = requiredIn.operations;

/** What an item may come to before tax, in pence: far above any, and within the database's integers even when taxed at 100 %. */
export const dearestItem = 1_000_000_000;

/** What an item's price is made of, whichever kind it is. */
export const itemPrice = z.object({
  /** Seats, or days of a private class. */
  quantity: integer('Quantity', { required, min: 1, max: 500 }),
  unitPrice: money('Unit price', { required, max: dearestItem }),
  taxable: flag('Taxable'),
  /** None counts as 20 (O§3). */
  taxRatePercent: percentage('Tax rate'),
  poNumber: text('PO number'),
});

interface Priced {
  readonly quantity: number;
  readonly unitPrice: number;
}

const affordable = z.refine<Priced>(({ quantity, unitPrice }) => quantity * unitPrice <= dearestItem, {
  path: ['unitPrice'],
  message: `An item can come to at most ${formatMoney(dearestItem)}`,
});

/** Seats of a public class, for a booking (O§1, O§3). They are reserved at once, in a draft as well. */
export const createPublicBookingItemInput = z
  .object({
    booking: reference('Booking', 'bookings', { required }),
    class: reference('Class', 'training_classes', { required }),
    ...itemPrice.shape,
  })
  .check(affordable);

/** What an item's price is made of; a field that is left out stays as it was. More seats are reserved, fewer given back. */
export const updateBookingItemInput = z
  .object({ ...recordSeen('Booking item', 'booking_items'), ...itemPrice.shape })
  .check(affordable);

export const deleteBookingItemInput = z.object(recordSeen('Booking item', 'booking_items'));
