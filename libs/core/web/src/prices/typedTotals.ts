import { taxOf } from '@console/core-contracts';

/** The values of a line while they are typed. */
export interface TypedLine {
  readonly quantity?: unknown;
  readonly unitPrice?: unknown;
  readonly taxable?: unknown;
  readonly taxRatePercent?: unknown;
}

/** The totals of lines while they are typed, in pence. Null while a number is missing or invalid. */
export function typedTotals(lines: readonly TypedLine[]): { readonly net: number | null; readonly tax: number | null } {
  let [net, tax] = [0, 0];
  for (const { quantity, unitPrice, taxable, taxRatePercent: rate } of lines) {
    const wrongRate = rate !== null && rate !== undefined && typeof rate !== 'number';
    if (typeof quantity !== 'number' || typeof unitPrice !== 'number' || wrongRate) return { net: null, tax: null };
    net += quantity * unitPrice;
    tax += taxOf(quantity * unitPrice, { taxable: taxable === true, taxRatePercent: rate });
  }
  return { net, tax };
}
