import { grossOf } from '@console/bookings-contracts';
import { taxRateOf } from '@console/core-contracts';

export interface TypedPrice {
  readonly quantity?: unknown;
  readonly unitPrice?: unknown;
  readonly taxable?: unknown;
  readonly taxRatePercent?: unknown;
}

export interface LiveTotals {
  readonly rate: number | null;
  readonly net: number | null;
  readonly tax: number | null;
}

/** The totals of the typed values, in pence. Null where a value is missing or invalid. */
export function itemTotals({ quantity, unitPrice, taxable, taxRatePercent }: TypedPrice): LiveTotals {
  const rate = rateOf(taxable === true, taxRatePercent);
  if (typeof quantity !== 'number' || typeof unitPrice !== 'number') return { rate, net: null, tax: null };
  const net = quantity * unitPrice;
  if (rate === null) return { rate, net, tax: null };
  const gross = grossOf({ quantity, unitPrice, taxable: taxable === true, taxRatePercent: rate });
  return { rate, net, tax: gross - net };
}

function rateOf(taxable: boolean, given: unknown): number | null {
  if (!taxable || given === null || given === undefined || given === '') return taxRateOf({ taxable });
  return typeof given === 'number' ? given : null;
}
