import { taxRateOf } from '@console/core-contracts';

interface Item {
  readonly taxable: boolean;
  readonly taxRatePercent?: number | null | undefined;
}

/** The tax rate of an item: "20%", or "Not taxable". Without a rate it is 20 %. */
export function taxRateLabel(item: Item): string {
  return item.taxable ? `${taxRateOf(item)}%` : 'Not taxable';
}
