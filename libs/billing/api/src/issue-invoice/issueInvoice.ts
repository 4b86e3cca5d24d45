import { bulkField, mutationField, type RowOf, staff, startOf, type Writing } from '@console/api-kit';
import { issueInvoiceInput, issueInvoicesInput } from '@console/billing-contracts';
import { Seller } from '@console/core-api';
import { type IsoDate, toIsoDate } from '@console/format';
import { settleBookings } from '../booking-invoices/completePaidBookings.ts';
import { type InvoiceInBooking, lockInvoice } from '../invoice/lockInvoice.ts';
import { logActivity } from '../invoice/logActivity.ts';
import { Invoice } from '../nodes.ts';
import { invoice } from '../tables.ts';
import { issuingInvoices } from './issuingInvoices.ts';
import { planIssue } from './planIssue.ts';

mutationField('issueInvoice', {
  description:
    'Issues a draft: it gets its document number, its dates and the particulars of the day, and its lines are fixed. A pro forma gets no number.',
  rule: staff,
  input: issueInvoiceInput,
  describe: { documentDate: 'YYYY-MM-DD, not before the lock date of the seller.' },
  changes: Invoice,
  write: async (writing, { documentDate, ...seen }) =>
    issueLocked(writing, await lockInvoice(writing, seen), documentDate),
});

bulkField('issueInvoices', {
  description: 'Issues these drafts, each as `issueInvoice` does.',
  input: issueInvoicesInput,
  of: Invoice,
  name: invoice.ref,
  // The numbers follow the days of the drafts.
  order: [invoice.documentDate],
  each: async (writing, record, { documentDate }) =>
    issueLocked(writing, await lockInvoice(writing, record), documentDate ?? toIsoDate(writing.now)),
});

/** Issues one locked invoice, if the rules allow it. The seller is kept, so that its lock date waits. */
export async function issueLocked(
  writing: Writing,
  { invoice: row, booking }: InvoiceInBooking,
  documentDate: IsoDate,
): Promise<RowOf<typeof invoice>> {
  const [found] = await issuingInvoices(writing.tx, [row], writing.now);
  if (!found) throw new Error(`The invoice ${row.id} was locked, but was not read.`);
  const seller = await writing.keepRow(Seller, found.seller.id);
  const { whyNot, dueDate, suppliedOn, particulars } = planIssue({ ...found, seller }, documentDate);
  writing.refuseIf(whyNot);
  const issued = await writing.update(Invoice, row, {
    status: 'confirmed',
    documentDate: startOf(documentDate),
    dueDate: startOf(dueDate),
    suppliedOn: startOf(suppliedOn),
    particulars,
  });
  await logActivity(writing, issued, 'status_changed', { from: row.status, to: issued.status });
  if (booking) await settleBookings(writing, [booking]);
  return issued;
}
