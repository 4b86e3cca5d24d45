import { taxOf, taxRateOf } from '@console/bookings-contracts';

interface Item {
  readonly taxable: boolean;
  readonly taxRatePercent?: number | null | undefined;
  readonly netPrice: { readonly amount: number };
}

/** An item's VAT in pence. Without a rate the VAT is 20 %. An untaxed item has none. */
export function taxPenceOf(item: Item): number {
  return taxOf(item.netPrice.amount, item);
}

/** The tax rate of an item: "20%", or "Not taxable". */
export function taxRateLabel(item: Item): string {
  return item.taxable ? `${taxRateOf(item)}%` : 'Not taxable';
}
