import { invalidInput, mutationField, type RowOf, staff, startOf, type Writing } from '@console/api-kit';
import { invoiceParts, updateInvoiceInput, whyNotUpdateInvoice } from '@console/billing-contracts';
import { isSameAddress, readAddress } from '@console/core-api';
import type * as z from 'zod/mini';
import { Invoice } from '../nodes.ts';
import type { invoice } from '../tables.ts';
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
    const followsBooking = row.followsBooking && !(await endsFollowing(writing, row, input));
    return writeInvoice(writing, row, changing, billingAddress, {
      ...{ documentDate, dueDate, poNumber, notes, followsBooking },
    });
  },
});

type Given = Pick<z.output<typeof updateInvoiceInput>, 'billingAddress' | 'poNumber'>;

/** A draft follows its booking until somebody gives it another billing address or PO number. */
async function endsFollowing(
  { tx }: Writing,
  { status, bookingId, poNumber, billingAddressId }: RowOf<typeof invoice>,
  given: Given,
): Promise<boolean> {
  if (status !== 'draft' || bookingId === null) return false;
  if (given.poNumber !== undefined && given.poNumber !== poNumber) return true;
  if (given.billingAddress === undefined) return false;
  const present = await readAddress(tx, billingAddressId);
  return present === null || !isSameAddress(given.billingAddress, present);
}
