import { countOf } from '@console/format';
import { recordsChosen, reference, requiredIn } from '@console/rules';
import * as z from 'zod/mini';

/** The input of `invoiceListDownload`. */
export const invoicesChosen = z.object(recordsChosen('Invoices', 'invoices'));

/** The invoice that a file or a page is about. */
export const invoiceToPrint = z.object({
  invoice: reference('Invoice', 'invoices', { required: requiredIn.operations }),
});

/** The most invoices of one PDF file. Its structure stays in memory while it is drawn. */
const MOST_PRINTED = 500;

/** The reason why so many invoices cannot be printed as one file, as a sentence. Null when they can. */
export function whyTooManyPrinted(count: number): string | null {
  if (count <= MOST_PRINTED) return null;
  return `${countOf(count, 'invoice')} are too many for one file. Select at most ${MOST_PRINTED}.`;
}
