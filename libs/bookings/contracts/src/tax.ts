/** The rate, in percent, that counts and shows when an item names none (O§3, O§9). */
export const defaultTaxRatePercent = 20;

/** The rate of an item's tax in percent: its own, the default, or none when it is not taxed. */
export function taxRateOf(item: {
  readonly taxable: boolean;
  readonly taxRatePercent?: number | null | undefined;
}): number {
  return item.taxable ? (item.taxRatePercent ?? defaultTaxRatePercent) : 0;
}
