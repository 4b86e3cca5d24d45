import { invalidInput, mutationField, staff, startOf } from '@console/api-kit';
import { invoiceParts, updateInvoiceInput, whyNotUpdateInvoice } from '@console/billing-contracts';
import { Invoice } from '../nodes.ts';
import { lockDateOf } from './lockDateOf.ts';
import { writeInvoice } from './writeInvoice.ts';

mutationField('updateInvoice', {
  description: 'Changes the parts that the input names, as far as the state of the invoice allows.',
  rule: staff,
  input: updateInvoiceInput,
  changes: Invoice,
  write: async (writing, input) => {
    const row = await writing.lock(Invoice, input);
    const lockedBefore = await lockDateOf(writing.tx, row, true);
    const { billingAddress, poNumber, notes } = input;
    const changing = invoiceParts.filter((part) => input[part] !== undefined);
    for (const part of changing) writing.refuseIf(whyNotUpdateInvoice(part, { ...row, lockedBefore }));
    const documentDate = startOf(input.documentDate) ?? row.documentDate;
    const dueDate = startOf(input.dueDate) ?? row.dueDate;
    if (dueDate < documentDate) {
      throw invalidInput({ path: 'dueDate', message: 'Due date must not be before the document date' });
    }
    return writeInvoice(writing, row, changing, billingAddress, { documentDate, dueDate, poNumber, notes });
  },
});
