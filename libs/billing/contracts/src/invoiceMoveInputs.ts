import { date, moveInput, recordSeen, requiredIn } from '@console/rules';
import * as z from 'zod/mini';

/** The form of `issueInvoice`. */
export const issueInvoiceForm = z.object({
  documentDate: date('Document date', { required: requiredIn.operations }),
});

/** The input of `issueInvoice`. */
export const issueInvoiceInput = z.object({ ...recordSeen('Invoice', 'invoices'), ...issueInvoiceForm.shape });

/** The input of the other moves of an invoice. */
export const moveInvoiceInput = moveInput('Invoice', 'invoices');
