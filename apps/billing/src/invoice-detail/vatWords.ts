import { taxRateOf } from '@console/bookings-contracts';

interface Line {
  readonly taxable: boolean;
  readonly taxRatePercent?: number | null | undefined;
}

/** "20%", or "None" for a line that is not taxed. */
export function vatRateWords(line: Line): string {
  return line.taxable ? `${taxRateOf(line)}%` : 'None';
}

/** What the tax of all lines together is called: "VAT 20%" where all have one rate. */
export function vatLabel(lines: readonly Line[]): string {
  const rates = new Set(lines.map(taxRateOf));
  const [rate] = rates;
  return rates.size === 1 && rate !== 0 ? `VAT ${rate}%` : 'VAT';
}
