import { formatMoney } from '@console/format';
import {
  acrossItems,
  changing,
  fieldGroup,
  flag,
  integer,
  list,
  money,
  percentage,
  recordSeen,
  reference,
  requiredIn,
  text,
} from '@console/rules';
import * as z from 'zod/mini';

const required = requiredIn.operations;

/** The most lines of an invoice. Its screen shows all of them. */
export const maxInvoiceLines = 100;

/** The most that an invoice can come to without tax, in pence. */
export const maxInvoiceNet = 1_000_000_000;

/** A line of an invoice. A line without an id is new. */
const changedLine = fieldGroup('InvoiceLineInput', {
  id: reference('Line', 'invoice_lines'),
  description: text('Description', { required, max: 500 }),
  quantity: integer('Quantity', { required, min: 1, max: 10_000 }),
  unitPrice: money('Unit price', { required, max: maxInvoiceNet }),
  taxable: flag('Taxable'),
  /** Null means 20 percent (O§3). */
  taxRatePercent: percentage('Tax rate'),
});

interface Priced {
  readonly quantity: number;
  readonly unitPrice: number;
}

/** Names the line with which the invoice comes to too much. */
function* tooExpensive<Line extends Priced>(lines: ReadonlyMap<number, Line>) {
  let net = 0;
  for (const [index, { quantity, unitPrice }] of lines) {
    net += quantity * unitPrice;
    if (net <= maxInvoiceNet) continue;
    yield [[index, 'unitPrice'], `An invoice can come to at most ${formatMoney(maxInvoiceNet)}`] as const;
    return;
  }
}

/** The lines of a draft, as its form edits them. */
export const editInvoiceLinesInput = z.object({
  lines: list('Lines', changedLine, { required, max: maxInvoiceLines }).check(acrossItems(tooExpensive)),
});

/** The input of `updateInvoiceLines`: all lines of the draft. Lines that the list leaves out are removed. */
export const updateInvoiceLinesInput = z.object({
  ...recordSeen('Invoice', 'invoices'),
  ...changing(editInvoiceLinesInput.shape),
});
