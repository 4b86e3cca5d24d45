import { givenIn, invalidInput, mutationField, recordSeen, staff } from '@console/api-kit';
import { invoicePartLabel, invoiceParts, updateInvoiceInput, whyNotUpdateInvoice } from '@console/billing-contracts';
import { AddressInput, writeAddress } from '@console/core-api';
import { requiredIn } from '@console/rules';
import { logActivity } from './logActivity.ts';
import { Invoice } from './nodes.ts';

mutationField('updateInvoice', {
  description: 'Changes the parts that the input names, as far as the state of the invoice allows each.',
  rule: staff,
  check: updateInvoiceInput,
  input: (t) => ({
    ...recordSeen(t),
    billingAddress: t.field({ type: AddressInput }),
    poNumber: t.string(),
    documentDate: t.string({ description: 'YYYY-MM-DD' }),
    dueDate: t.string({ description: 'YYYY-MM-DD' }),
    notes: t.string(),
  }),
  changes: Invoice,
  write: async (writing, input, given) => {
    const row = await writing.lock(Invoice, input);
    const changing = invoiceParts.filter(given);
    for (const part of changing) writing.refuseIf(whyNotUpdateInvoice(part, row.status));
    const documentDate = given('documentDate') ? dayOf(input.documentDate, 'documentDate') : row.documentDate;
    const dueDate = given('dueDate') ? dayOf(input.dueDate, 'dueDate') : row.dueDate;
    if (dueDate < documentDate) {
      throw invalidInput({ path: 'dueDate', message: 'Due date must not be before the document date' });
    }
    const changed = await writing.update(Invoice, row, {
      documentDate,
      dueDate,
      ...givenIn({ poNumber: input.poNumber, notes: input.notes }, given),
      ...(input.billingAddress && {
        billingAddressId: await writeAddress(writing, input.billingAddress, row.billingAddressId),
      }),
    });
    if (changing.length > 0) {
      await logActivity(writing, row, 'updated', { parts: changing.map(invoicePartLabel).join(', ') });
    }
    return changed;
  },
});

/** An invoice always has its dates: they can be changed, not taken away. */
function dayOf(day: string | null, path: 'documentDate' | 'dueDate'): Date {
  if (day !== null) return new Date(day);
  const label = path === 'dueDate' ? 'Due date' : 'Document date';
  throw invalidInput({ path, message: requiredIn.operations(label) });
}
