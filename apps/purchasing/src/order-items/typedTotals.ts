import { taxOf } from '@console/bookings-contracts';

/** The values of an item while they are typed. */
interface TypedItem {
  readonly quantity?: unknown;
  readonly unitPrice?: unknown;
  readonly taxable?: unknown;
  readonly taxRatePercent?: unknown;
}

/** The totals of an order's items while they are typed, in pence. Null while a number is missing or invalid. */
export function typedTotals(items: readonly TypedItem[]): { readonly net: number | null; readonly tax: number | null } {
  let [net, tax] = [0, 0];
  for (const { quantity, unitPrice, taxable, taxRatePercent: rate } of items) {
    const wrongRate = rate !== null && rate !== undefined && typeof rate !== 'number';
    if (typeof quantity !== 'number' || typeof unitPrice !== 'number' || wrongRate) return { net: null, tax: null };
    net += quantity * unitPrice;
    tax += taxOf(quantity * unitPrice, { taxable: taxable === true, taxRatePercent: rate });
  }
  return { net, tax };
}
