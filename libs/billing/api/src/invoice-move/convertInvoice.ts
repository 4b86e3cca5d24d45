import { mutationField, type RowOf, staff, startOf, type Writing } from '@console/api-kit';
import { moveInvoiceInput } from '@console/billing-contracts';
import { copyAddress, tables as core } from '@console/core-api';
import { addDays, toIsoDate } from '@console/format';
import { eq } from 'drizzle-orm';
import { lockInvoice } from '../invoice/lockInvoice.ts';
import { logActivity } from '../invoice/logActivity.ts';
import { Invoice, InvoiceLine } from '../nodes.ts';
import type { invoice } from '../tables.ts';
import { type ConvertingInvoice, convertingInvoice, whyNotConverted } from './planConvert.ts';

mutationField('convertInvoice', {
  description: 'Converts a pro forma: drafts the invoice with its lines, and refers to it.',
  rule: staff,
  input: moveInvoiceInput,
  changes: Invoice,
  write: async (writing, { reason, ...seen }) => {
    writing.explain(reason);
    const { invoice: row } = await lockInvoice(writing, seen);
    const converting = await convertingInvoice(writing.tx, row);
    writing.refuseIf(whyNotConverted(converting));
    const made = await draftOf(writing, converting);
    const converted = await writing.update(Invoice, row, { status: 'converted', convertedToId: made.id });
    await logActivity(writing, row, 'status_changed', { from: row.status, to: converted.status });
    return converted;
  },
});

/** Drafts the invoice that a pro forma becomes. It has the lines of the pro forma, also when its booking says something else since. */
async function draftOf(writing: Writing, { invoice: row, lines }: ConvertingInvoice): Promise<RowOf<typeof invoice>> {
  const { customerId, bookingId, bookingItemId, notes, poNumber, vatNumber } = row;
  const documentDate = toIsoDate(writing.now);
  const made = await writing.insert(Invoice, {
    ...{ type: 'invoice', status: 'draft', customerId, bookingId, bookingItemId, notes, poNumber, vatNumber },
    documentDate: startOf(documentDate),
    dueDate: startOf(addDays(documentDate, await termsOf(writing, customerId))),
    billingAddressId: await copyAddress(writing, row.billingAddressId),
    followsBooking: false,
  });
  await writing.insertAll(
    InvoiceLine,
    lines.map(({ position, bookingItemId: item, description, quantity, unitPrice, taxable, taxRatePercent }) => ({
      ...{
        invoiceId: made.id,
        position,
        bookingItemId: item,
        description,
        quantity,
        unitPrice,
        taxable,
        taxRatePercent,
      },
    })),
  );
  await logActivity(writing, made, 'created');
  return made;
}

async function termsOf({ tx }: Writing, customerId: string): Promise<number> {
  const { customer } = core;
  const [found] = await tx
    .select({ paymentTermDays: customer.paymentTermDays })
    .from(customer)
    .where(eq(customer.id, customerId));
  if (!found) throw new Error(`An invoice refers to the customer ${customerId}, which does not exist.`);
  return found.paymentTermDays;
}
