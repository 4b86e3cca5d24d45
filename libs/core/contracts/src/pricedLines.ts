import { formatMoney } from '@console/format';
import { acrossItems, flag, integer, money, percentage, requiredIn, text } from '@console/rules';

const required = requiredIn.operations;

/**
 * The fields of a line that has a price: of an invoice, of a purchase order.
 *
 * @param max the highest unit price, in pence.
 */
export const pricedLineFields = (max: number) => ({
  description: text('Description', { required, max: 500 }),
  quantity: integer('Quantity', { required, min: 1, max: 10_000 }),
  unitPrice: money('Unit price', { required, max }),
  taxable: flag('Taxable'),
  /** Null means 20 percent (O§3). */
  taxRatePercent: percentage('Tax rate'),
});

interface Priced {
  readonly quantity: number;
  readonly unitPrice: number;
}

/**
 * A check of all lines together, which names the line with which they come to too much.
 *
 * @param what the document, as its sentence begins: 'An invoice'.
 * @param max the most that it can come to without tax, in pence.
 */
export const comingToAtMost = <Line extends Priced>(what: string, max: number) =>
  acrossItems<Line>(function* (lines) {
    let net = 0;
    for (const [index, { quantity, unitPrice }] of lines) {
      net += quantity * unitPrice;
      if (net <= max) continue;
      yield [[index, 'unitPrice'], `${what} can come to at most ${formatMoney(max)}`] as const;
      return;
    }
  });
