import { bookingItemTypeLabels } from '@console/bookings-contracts';
import { countOf, formatMoney } from '@console/format';

/** "Public · 4 seats × £495.00", "Private · 2 days × £905.00": what makes up an item's net price. */
export function itemSummary(item: { isPublic: boolean; quantity: number; unitPence: number }): string {
  const type = bookingItemTypeLabels[item.isPublic ? 'public' : 'private'];
  const amount = countOf(item.quantity, item.isPublic ? 'seat' : 'day');
  return `${type} · ${amount} × ${formatMoney(item.unitPence)}`;
}
