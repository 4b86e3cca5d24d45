import { invalidInput, type RowOf, type Writing } from '@console/api-kit';
import { grossOf, whyBookingTooExpensive, whyItemTooExpensive } from '@console/bookings-contracts';
import { bookingItemChanged, bookingItemChanging } from '../bookingEffects.ts';
import { BookingItem } from '../nodes.ts';
import type { bookingItem, booking as bookings } from '../tables.ts';
import { keepItem } from './keepItem.ts';

type Item = RowOf<typeof bookingItem>;

interface Locked {
  readonly booking: RowOf<typeof bookings>;
  readonly item: Item;
}

/** The parts of an item's price. An undefined part keeps its value. */
type PriceParts = {
  readonly [Part in
    | 'quantity'
    | 'unitPrice'
    | 'taxable'
    | 'taxRatePercent'
    | 'poNumber'
    | 'trainerDayRate'
    | 'trainerTravel']?: Item[Part] | undefined;
};

/** The parts that an invoice copies. */
const invoiced = ['quantity', 'unitPrice', 'taxable', 'taxRatePercent', 'poNumber'] as const;

/**
 * Changes the price of an item and what was agreed with its trainer.
 *
 * @throws the refusal when an invoice has copied a part that changes, or the booking comes to too much, and a violation when the item does.
 */
export async function changePrice(writing: Writing, { booking, item }: Locked, price: PriceParts): Promise<Item> {
  const differs = invoiced.some((part) => price[part] !== undefined && price[part] !== item[part]);
  if (differs) await writing.announce(bookingItemChanging, { item, to: 'change' });
  const { quantity = item.quantity, unitPrice = item.unitPrice, taxable = item.taxable } = price;
  const { taxRatePercent = item.taxRatePercent } = price;
  const tooDear = whyItemTooExpensive({ quantity, unitPrice });
  if (tooDear !== null) throw invalidInput({ path: 'unitPrice', message: tooDear });
  const gross = grossOf({ quantity, unitPrice, taxable, taxRatePercent });
  writing.refuseIf(whyBookingTooExpensive(booking.gross - item.gross + gross));
  // No invoice bills it together with another item any more, so its tax is rounded alone.
  const changed = await writing.update(BookingItem, item, differs ? { ...price, taxDifference: 0 } : price);
  keepItem(writing, booking, item, changed);
  return changed;
}

/** Lets the drafts of invoices follow a changed price. Call it after the seats are moved: invoices are locked after seats. */
export async function announceChange(writing: Writing, { booking, item }: Locked, changed: Item): Promise<void> {
  if (invoiced.every((part) => changed[part] === item[part])) return;
  await writing.announce(bookingItemChanged, { booking, item: changed });
}
