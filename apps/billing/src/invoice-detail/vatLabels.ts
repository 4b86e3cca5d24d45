import { taxRateOf } from '@console/core-contracts';

interface Line {
  readonly taxable: boolean;
  readonly taxRatePercent?: number | null | undefined;
}

/** The tax rate of a line: "20%", or "None" when the line is not taxed. */
export function vatRateLabel(line: Line): string {
  return line.taxable ? `${taxRateOf(line)}%` : 'None';
}

/** The label of the total tax: "VAT 20%" when all lines have one rate, otherwise "VAT". */
export function vatLabel(lines: readonly Line[]): string {
  const rates = new Set(lines.map(taxRateOf));
  const [rate] = rates;
  return rates.size === 1 && rate !== 0 ? `VAT ${rate}%` : 'VAT';
}
