import { maxDayRate } from '@console/classes-contracts';
import { formatMoney } from '@console/format';
import {
  across,
  changing,
  fieldGroup,
  flag,
  group,
  integer,
  judgedBy,
  money,
  percentage,
  recordSeen,
  reference,
  requiredIn,
  text,
} from '@console/rules';
import * as z from 'zod/mini';
import type { BookingItemType } from './bookingItemType.ts';

const required = requiredIn.operations;

/** The highest net price of an item, in pence. Even with 100 % tax it fits into the database's integers. */
const maxItemPrice = 1_000_000_000;

const quantityOf = (label: string) => integer(label, { required, min: 1, max: 500 });

type Quantity = ReturnType<typeof quantityOf>;

/** The quantity field of each item type. */
export const quantities: Readonly<Record<BookingItemType, Quantity>> = {
  public: quantityOf('Seats'),
  private: quantityOf('Days'),
};

/** The price fields of every item type. */
export const itemPrice = z.object({
  quantity: quantityOf('Quantity'),
  unitPrice: money('Unit price', { required, max: maxItemPrice }),
  taxable: flag('Taxable'),
  /** Null means 20 percent (O§3). */
  taxRatePercent: percentage('Tax rate'),
  poNumber: text('PO number'),
});

/**
 * What is agreed with the trainer of a private class, in pence: the rate for a day, and the travel of all days (O§3). Null when the
 * trainer's rate for the course holds, and when no travel is paid.
 */
export const trainerTerms = {
  trainerDayRate: money('Day rate', { max: maxDayRate }),
  trainerTravel: money('Travel rate', { max: maxItemPrice }),
};

interface Priced {
  readonly quantity?: number | undefined;
  readonly unitPrice?: number | undefined;
}

/** The reason why an item's price is too high, as a sentence. Null when it is not, or when the input leaves out one of the two fields. */
export function whyItemTooExpensive({ quantity = 0, unitPrice = 0 }: Priced): string | null {
  return quantity * unitPrice <= maxItemPrice ? null : `An item can come to at most ${formatMoney(maxItemPrice)}`;
}

/** An item must not be too expensive. */
export const affordable = across<Priced, keyof Priced>(['quantity', 'unitPrice'], 'unitPrice', whyItemTooExpensive);

/** The input of an item for seats on a public class (O§1, O§3). The seats are reserved at once, also for a draft. */
export const createPublicBookingItemInput = makingOf(quantities.public);

/** The first item of a new booking: seats on a public class. Its PO number is the booking's. */
export const newBookingSeats = seatsOf(quantities.public);

/** The input that changes an item's price. A higher quantity reserves more seats, a lower one releases seats. */
export const updateBookingItemInput = z
  .object({ ...changeOf(itemPrice.shape.quantity).shape, ...changing(trainerTerms) })
  .check(affordable);

export const deleteBookingItemInput = z.object(recordSeen('Booking item', 'booking_items'));

/** Returns the reason why a quantity is not possible, as a sentence. Null when it is possible. */
export type WhyNotSoMany = (quantity: number) => string | null;

/** `createPublicBookingItemInput` for a form that knows how many seats are left. */
export const publicItemInputFor = (whyNot: WhyNotSoMany) => makingOf(judgedBy(quantities.public, whyNot));

/** The field `seats` of a new booking, for a form that knows how many seats are left. */
export const newBookingSeatsFor = (whyNot: WhyNotSoMany) => seatsOf(judgedBy(quantities.public, whyNot));

/** `updateBookingItemInput` for a form of seats that knows the highest possible number. */
export const seatsChangeInputFor = (whyNot: WhyNotSoMany) => changeOf(judgedBy(quantities.public, whyNot));

function makingOf(quantity: Quantity) {
  const booking = reference('Booking', 'bookings', { required });
  const trainingClass = reference('Class', 'training_classes', { required });
  return z.object({ booking, class: trainingClass, ...itemPrice.shape, quantity }).check(affordable);
}

function seatsOf(quantity: Quantity) {
  const trainingClass = reference('Class', 'training_classes', { required });
  const { unitPrice, taxable, taxRatePercent } = itemPrice.shape;
  const fields = fieldGroup('NewBookingSeatsInput', {
    class: trainingClass,
    quantity,
    unitPrice,
    taxable,
    taxRatePercent,
  });
  return group('Seats on a class', fields.check(affordable));
}

function changeOf(quantity: Quantity) {
  const record = recordSeen('Booking item', 'booking_items');
  return z.object({ ...record, ...changing({ ...itemPrice.shape, quantity }) }).check(affordable);
}
