import type { RowOf, Writing } from '@console/api-kit';
import { taxRateOf } from '@console/core-contracts';
import { countOf, formatMoney } from '@console/format';
import { Booking } from '../nodes.ts';
import type { bookingItem } from '../tables.ts';

type Item = RowOf<typeof bookingItem>;

/** An item as a line of its booking's history: 'Leadership Essentials, 2 seats'. */
const itemLine = ({ type, title, quantity }: Pick<Item, 'type' | 'title' | 'quantity'>): string =>
  `${title}, ${countOf(quantity, type === 'public' ? 'seat' : 'day')}`;

/**
 * Keeps in the history of a booking that it got an item, lost it, or has it at another price. An item has no history of its
 * own.
 *
 * @param from the item before. Null for a new one.
 * @param to the item after. Null for a deleted one.
 */
export function keepItem(writing: Writing, booking: { readonly id: string }, from: Item | null, to: Item | null): void {
  const lines = (item: Item | null) => (item ? [pricedLine(item)] : []);
  writing.keepParts(Booking, booking, 'items', lines(from), lines(to));
}

/** Keeps in the histories of bookings which items were canceled, alone or with their class. */
export function keepCanceledItems(writing: Writing, items: readonly Item[]): void {
  for (const item of items) writing.keepParts(Booking, { id: item.bookingId }, 'canceledItems', [], [itemLine(item)]);
}

function pricedLine(item: Item): string {
  const { unitPrice, poNumber, trainerDayRate, trainerTravel } = item;
  const parts = [
    `${itemLine(item)} × ${formatMoney(unitPrice)}`,
    `${taxRateOf(item)}% tax`,
    poNumber && `PO number ${poNumber}`,
    trainerDayRate !== null && `day rate ${formatMoney(trainerDayRate)}`,
    trainerTravel !== null && `travel ${formatMoney(trainerTravel)}`,
  ];
  return parts.filter(Boolean).join(', ');
}
