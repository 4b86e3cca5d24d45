import { comingToAtMost, pricedLineFields } from '@console/core-contracts';
import { changing, fieldGroup, list, recordSeen, reference, requiredIn } from '@console/rules';
import * as z from 'zod/mini';

const required = requiredIn.operations;

/** The most lines of an invoice. Its screen shows all of them. */
export const maxInvoiceLines = 100;

/** The most that an invoice can come to without tax, in pence. */
export const maxInvoiceNet = 1_000_000_000;

/** A line of an invoice. A line without an id is new. */
const changedLine = fieldGroup('InvoiceLineInput', {
  id: reference('Line', 'invoice_lines'),
  ...pricedLineFields(maxInvoiceNet),
});

/** The lines of a draft, as its form edits them. */
export const editInvoiceLinesInput = z.object({
  lines: list('Lines', changedLine, { required, max: maxInvoiceLines }).check(
    comingToAtMost('An invoice', maxInvoiceNet),
  ),
});

/** The input of `updateInvoiceLines`: all lines of the draft. Lines that the list leaves out are removed. */
export const updateInvoiceLinesInput = z.object({
  ...recordSeen('Invoice', 'invoices'),
  ...changing(editInvoiceLinesInput.shape),
});
