import { type RowOf, ulidOf, type Violation } from '@console/api-kit';
import {
  type CreditedPart,
  type CreditSplit,
  leftOfLine,
  partOfLine,
  splitCredit,
  whyNotCredit,
  whyNotCreditOn,
  whyNotSplit,
} from '@console/billing-contracts';
import { formatMoney, type IsoDate, toIsoDate } from '@console/format';
import { InvoiceLine } from '../nodes.ts';
import type { Refusable } from '../settling/planSettling.ts';
import type { invoice } from '../tables.ts';
import type { LineToCredit } from './creditableLines.ts';

/** What somebody asks for, as the input says it. */
export interface AskedCredit {
  readonly documentDate: IsoDate;
  readonly lines: readonly { readonly line: string; readonly amount: number | null }[];
  readonly refund: number | null;
  readonly outside: number | null;
}

/** What a credit makes of an invoice. */
export interface CreditPlan extends Refusable {
  readonly parts: readonly { readonly line: LineToCredit; readonly part: CreditedPart }[];
  readonly gross: number;
  readonly split: CreditSplit;
}

/** Plans a credit note for the write and for its preview: never more of a line than is left of it. */
export function planCredit(
  row: RowOf<typeof invoice>,
  lines: readonly LineToCredit[],
  asked: AskedCredit,
  now: Date,
): CreditPlan {
  const violations: Violation[] = [];
  const day = whyNotCreditOn(asked.documentDate, toIsoDate(row.documentDate), now);
  if (day !== null) violations.push({ path: 'documentDate', message: day });
  const parts = asked.lines.flatMap(({ line: id, amount }, index) => {
    const line = lines.find((one) => one.id === ulidOf(InvoiceLine.prefix, id));
    if (!line) {
      violations.push({ path: `lines.${index}.line`, message: 'This line is not on the invoice.' });
      return [];
    }
    if (!amount) return [];
    const left = leftOfLine(line);
    if (amount > left) {
      violations.push({ path: `lines.${index}.amount`, message: `Only ${formatMoney(left)} of this line is left.` });
      return [];
    }
    return [{ line, part: partOfLine(line, amount) }];
  });
  const gross = parts.reduce((sum, { part }) => sum + part.net + part.tax, 0);
  if (gross === 0 && violations.length === 0) violations.push({ path: 'lines', message: 'Credit at least one line' });
  const split = splitCredit(gross, row.owed, asked);
  const wrongSplit = violations.length === 0 ? whyNotSplit(split) : null;
  if (wrongSplit !== null) violations.push({ path: asked.refund ? 'refund' : 'outside', message: wrongSplit });
  return { violations, whyNot: whyNotCredit(row.ref, row), parts, gross, split };
}
