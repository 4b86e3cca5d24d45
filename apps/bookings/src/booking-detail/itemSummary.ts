import { bookingItemTypeLabels } from '@console/bookings-contracts';
import { countOf, formatMoney } from '@console/format';

/**
 * Summarises an item's quantity, unit price and assigned seats: "Public · 4 seats × £495.00 · 3 assigned", "Private · 2 days × £905.00 · 10
 * assigned".
 */
export function itemSummary(item: {
  isPublic: boolean;
  quantity: number;
  unitPence: number;
  assigned: number;
}): string {
  const type = bookingItemTypeLabels[item.isPublic ? 'public' : 'private'];
  const amount = countOf(item.quantity, item.isPublic ? 'seat' : 'day');
  return `${type} · ${amount} × ${formatMoney(item.unitPence)} · ${item.assigned} assigned`;
}
