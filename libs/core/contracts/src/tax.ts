/** The tax rate in percent for an item without a tax rate (O§3, O§9). */
export const defaultTaxRatePercent = 20;

interface Taxed {
  readonly taxable: boolean;
  readonly taxRatePercent?: number | null | undefined;
}

/** The tax rate of an item in percent: its own rate, or the default when it has none. It is 0 for an untaxed item. */
export function taxRateOf(item: Taxed): number {
  return item.taxable ? (item.taxRatePercent ?? defaultTaxRatePercent) : 0;
}

/** The tax on the net price of an item, in pence. Rounded half up, as the database does. */
export function taxOf(net: number, item: Taxed): number {
  // Hundredths of a per cent are whole, so that the division alone rounds: 0.29 % of £550 is 159.5 pence.
  return Math.round((net * Math.round(taxRateOf(item) * 100)) / 10_000);
}
