/** The tax rate in percent for an item without a tax rate (O§3, O§9). */
export const defaultTaxRatePercent = 20;

/** The tax rate of an item in percent: its own rate, or the default when it has none. It is 0 for an untaxed item. */
export function taxRateOf(item: {
  readonly taxable: boolean;
  readonly taxRatePercent?: number | null | undefined;
}): number {
  return item.taxable ? (item.taxRatePercent ?? defaultTaxRatePercent) : 0;
}
