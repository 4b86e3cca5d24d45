import type { RowOf, Writing } from '@console/api-kit';
import { formatDate, formatMoney } from '@console/format';
import { PurchaseOrder } from '../nodes.ts';
import type { supplierBill } from '../tables.ts';

type Bill = Pick<RowOf<typeof supplierBill>, 'number' | 'day'>;

interface Amounts {
  readonly net: number;
  readonly tax: number;
}

/**
 * Keeps in the history of an order that it got a bill, or lost it. A bill has no history of its own.
 *
 * @param lines the lines of the bill about this order.
 */
export function keepBill(
  writing: Writing,
  order: { readonly id: string },
  from: Bill | null,
  to: Bill | null,
  lines: readonly Amounts[],
): void {
  const lineOf = (bill: Bill | null) => (bill ? [billLine(bill, lines)] : []);
  writing.keepParts(PurchaseOrder, order, 'bills', lineOf(from), lineOf(to));
}

function billLine({ number, day }: Bill, lines: readonly Amounts[]): string {
  const sum = (of: keyof Amounts) => formatMoney(lines.reduce((total, line) => total + line[of], 0));
  return `${number} of ${formatDate(day)}, ${sum('net')} net, ${sum('tax')} VAT`;
}
