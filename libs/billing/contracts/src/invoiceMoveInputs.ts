import { date, moveInput, recordSeen, recordsChosen, requiredIn } from '@console/rules';
import * as z from 'zod/mini';

/** The form of `issueInvoice`. */
export const issueInvoiceForm = z.object({
  documentDate: date('Document date', { required: requiredIn.operations }),
});

/** The input of `issueInvoice`. */
export const issueInvoiceInput = z.object({ ...recordSeen('Invoice', 'invoices'), ...issueInvoiceForm.shape });

/** The input of `issueInvoices`. Without a document date it is the day of issue. */
export const issueInvoicesInput = z.object({
  ...recordsChosen('Invoices', 'invoices'),
  documentDate: date('Document date'),
});

/** The input of the other moves of an invoice. */
export const moveInvoiceInput = moveInput('Invoice', 'invoices');
