import { bookingItemTypes } from '@console/bookings-contracts';
import { countOf, formatMoney } from '@console/format';

/**
 * Summarises an item's quantity, unit price and assigned seats: "Public · 4 seats × £495.00 · 3 assigned", "Private · 2 days × £905.00 · 10
 * assigned". A canceled item has no seats: "Public · 4 seats × £495.00 · 0 seats held".
 */
export function itemSummary(item: {
  isPublic: boolean;
  quantity: number;
  unitPence: number;
  assigned: number;
  isCanceled?: boolean;
}): string {
  const type = bookingItemTypes.labels[item.isPublic ? 'public' : 'private'];
  const amount = countOf(item.quantity, item.isPublic ? 'seat' : 'day');
  const held = item.isCanceled ? '0 seats held' : `${item.assigned} assigned`;
  return `${type} · ${amount} × ${formatMoney(item.unitPence)} · ${held}`;
}
