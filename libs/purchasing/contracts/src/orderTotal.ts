import { formatMoney } from '@console/format';

/** The highest total of a purchase order without tax, in pence. It bounds each amount of its items and bills too (docs/decisions/0102). */
export const maxOrderTotal = 2_000_000_000;

/**
 * The reason why an order would come to too much, as the end of a sentence. Null when it would not.
 *
 * @param net the total without tax, in pence.
 */
export function whyOrderTooExpensive(net: number): string | null {
  return net <= maxOrderTotal ? null : `it would come to more than ${formatMoney(maxOrderTotal)}`;
}
