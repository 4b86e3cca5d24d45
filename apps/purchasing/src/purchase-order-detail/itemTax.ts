import { taxRateOf } from '@console/bookings-contracts';

interface Item {
  readonly taxable: boolean;
  readonly taxRatePercent?: number | null | undefined;
  readonly netPrice: { readonly amount: number };
}

/** An item's VAT in pence: at its own rate, at 20 % when it names none, none when it is not taxed. */
export function taxPenceOf(item: Item): number {
  return Math.round((item.netPrice.amount * taxRateOf(item)) / 100);
}

/** "20%", or "Not taxable". */
export function taxWords(item: Item): string {
  return item.taxable ? `${taxRateOf(item)}%` : 'Not taxable';
}
