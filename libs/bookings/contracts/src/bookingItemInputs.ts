import { formatMoney } from '@console/format';
import {
  across,
  changing,
  flag,
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

/** What an item may come to before tax, in pence: far above any, and within the database's integers even when taxed at 100 %. */
export const dearestItem = 1_000_000_000;

const quantityOf = (label: string) => integer(label, { required, min: 1, max: 500 });

type Quantity = ReturnType<typeof quantityOf>;

/** How many of what each kind of item has. */
const quantities: Readonly<Record<BookingItemType, Quantity>> = {
  public: quantityOf('Seats'),
  private: quantityOf('Days'),
};

/** What an item's price is made of, whichever kind it is. */
export const itemPrice = z.object({
  quantity: quantityOf('Quantity'),
  unitPrice: money('Unit price', { required, max: dearestItem }),
  taxable: flag('Taxable'),
  /** None counts as 20 (O§3). */
  taxRatePercent: percentage('Tax rate'),
  poNumber: text('PO number'),
});

interface Priced {
  readonly quantity?: number | undefined;
  readonly unitPrice?: number | undefined;
}

/** Why an item cannot cost so much, in a sentence; null when it can, or when the input leaves out one of the two. */
export function whyItemTooDear({ quantity = 0, unitPrice = 0 }: Priced): string | null {
  return quantity * unitPrice <= dearestItem ? null : `An item can come to at most ${formatMoney(dearestItem)}`;
}

const affordable = across<Priced, keyof Priced>(['quantity', 'unitPrice'], 'unitPrice', whyItemTooDear);

/** Seats of a public class, for a booking (O§1, O§3). They are reserved at once, in a draft as well. */
export const createPublicBookingItemInput = makingOf(quantities.public);

/** Changes what an item's price is made of. More seats are reserved, fewer are given back. */
export const updateBookingItemInput = changeOf(itemPrice.shape.quantity);

export const deleteBookingItemInput = z.object(recordSeen('Booking item', 'booking_items'));

/** Why there cannot be so many, in a sentence; null when there can. */
export type WhyNotSoMany = (quantity: number) => string | null;

/** `createPublicBookingItemInput` for a form that knows how many seats are left. */
export const publicItemInputFor = (whyNot: WhyNotSoMany) => makingOf(judgedBy(quantities.public, whyNot));

/** `updateBookingItemInput` for a form that knows what is counted, seats or days, and how many there can be. */
export const itemChangeInputFor = (type: BookingItemType, whyNot: WhyNotSoMany) =>
  changeOf(judgedBy(quantities[type], whyNot));

function makingOf(quantity: Quantity) {
  const booking = reference('Booking', 'bookings', { required });
  const trainingClass = reference('Class', 'training_classes', { required });
  return z.object({ booking, class: trainingClass, ...itemPrice.shape, quantity }).check(affordable);
}

function changeOf(quantity: Quantity) {
  const record = recordSeen('Booking item', 'booking_items');
  return z.object({ ...record, ...changing({ ...itemPrice.shape, quantity }) }).check(affordable);
}
