import { money, reasonForm, reference, requiredIn } from '@console/rules';
import * as z from 'zod/mini';

const required = requiredIn.operations;

/** The input of `writeOffInvoice`. */
export const writeOffInvoiceInput = z.object({
  invoice: reference('Invoice', 'invoices', { required }),
  amount: money('Amount', { required, min: 1 }),
  ...reasonForm.shape,
});
