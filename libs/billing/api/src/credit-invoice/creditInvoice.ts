import { invalidInput, mutationField, type RowOf, requireUlid, staff, startOf, type Writing } from '@console/api-kit';
import { creditInvoiceInput } from '@console/billing-contracts';
import { copyAddresses } from '@console/core-api';
import { taxOf } from '@console/core-contracts';
import { settleBookings } from '../booking-invoices/completePaidBookings.ts';
import { logActivity } from '../invoice/logActivity.ts';
import { particularsToIssue } from '../issue-invoice/particularsToIssue.ts';
import { Invoice, InvoiceLine, Payment } from '../nodes.ts';
import { lockBookingsOf, lockInvoices } from '../settling/lockMoney.ts';
import { keepSeller, refuseUnlessPlanned } from '../settling/settle.ts';
import type { invoice } from '../tables.ts';
import { creditableLines } from './creditableLines.ts';
import { type CreditPlan, planCredit } from './planCredit.ts';

mutationField('creditInvoice', {
  description:
    'Writes a credit note for lines of an issued invoice, or for parts of them, and issues it. It pays what the invoice owes. What was paid before is paid back, settled outside or on account.',
  rule: staff,
  input: creditInvoiceInput,
  describe: {
    documentDate: 'YYYY-MM-DD, neither in the future nor before the invoice or the lock date of its seller.',
    lines: 'Each amount is with VAT.',
    refund: 'Pence. What of the money that was paid before is paid back, on the document date.',
    outside: 'Pence. What of it is settled elsewhere, so that no refund is expected.',
  },
  changes: Invoice,
  write: async (writing, { invoice: iri, reason, refundMethod, ...asked }) => {
    const ulid = requireUlid(Invoice.prefix, iri, 'invoice');
    const bookings = await lockBookingsOf(writing, [ulid]);
    const found = (await lockInvoices(writing, [ulid])).get(ulid);
    if (!found) throw invalidInput({ path: 'invoice', message: 'This invoice no longer exists.' });
    const plan = planCredit(found.row, await creditableLines(writing.tx, ulid), asked, writing.now);
    refuseUnlessPlanned(writing, plan);
    await keepSeller(writing, found.sellerId, [asked.documentDate]);
    const day = startOf(asked.documentDate);
    const note = await issueNote(writing, found.row, plan, day, reason);
    await returnMoney(writing, found.row, note, plan, day, refundMethod);
    writing.touchRow(Invoice, found.row);
    await settleBookings(writing, bookings);
    return note;
  },
});

/** Makes the credit note and issues it: the database gives it the next number of the seller. */
async function issueNote(
  writing: Writing,
  credited: RowOf<typeof invoice>,
  { parts }: CreditPlan,
  day: Date,
  reason: string,
): Promise<RowOf<typeof invoice>> {
  const { customerId, bookingId, bookingItemId, poNumber, vatNumber, sellerId } = credited;
  const [billingAddressId = null] = await copyAddresses(writing, [credited.billingAddressId]);
  const draft = await writing.insert(Invoice, {
    ...{ customerId, bookingId, bookingItemId, poNumber, vatNumber, sellerId, billingAddressId },
    ...{ type: 'credit_note', status: 'draft', creditsId: credited.id, creditReason: reason },
    ...{ documentDate: day, dueDate: day, followsBooking: false },
  });
  await writing.insertAll(
    InvoiceLine,
    parts.map(({ line: { row }, part }, index) => {
      const { description, taxable, taxRatePercent } = row;
      const isWhole = part.net === row.net && part.tax === row.tax;
      const price = isWhole
        ? { quantity: row.quantity, unitPrice: row.unitPrice, taxDifference: row.taxDifference }
        : { quantity: 1, unitPrice: part.net, taxDifference: part.tax - taxOf(part.net, row) };
      return {
        ...{ invoiceId: draft.id, position: index + 1, creditsLineId: row.id, bookingItemId: row.bookingItemId },
        ...{ description, taxable, taxRatePercent },
        ...price,
      };
    }),
  );
  await logActivity(writing, draft, 'created');
  const particulars = await particularsToIssue(writing, draft);
  const note = await writing.update(Invoice, draft, {
    status: 'confirmed',
    suppliedOn: credited.suppliedOn,
    particulars,
  });
  await logActivity(writing, note, 'status_changed', { from: 'draft', to: 'confirmed' });
  return note;
}

async function returnMoney(
  writing: Writing,
  credited: RowOf<typeof invoice>,
  note: RowOf<typeof invoice>,
  { gross, split }: CreditPlan,
  day: Date,
  refundMethod: 'bank_transfer' | 'credit_card' | null,
): Promise<void> {
  const { paysInvoice, refund, outside } = split;
  const onNote = { invoiceId: note.id, receivedAt: day };
  const pays = {
    kind: 'credit',
    invoiceId: credited.id,
    creditNoteId: note.id,
    amount: paysInvoice,
    receivedAt: day,
  } as const;
  await writing.insertAll(Payment, [
    ...(paysInvoice > 0 ? [pays] : []),
    ...(refund > 0 ? [{ ...onNote, kind: 'refund' as const, amount: refund, paymentMethod: refundMethod }] : []),
    ...(outside > 0 ? [{ ...onNote, kind: 'outside' as const, amount: outside }] : []),
  ]);
  await logActivity(writing, credited, 'credited', { amount: gross, by: note.ref });
  if (refund > 0) await logActivity(writing, note, 'refunded', { amount: refund });
  if (outside > 0) await logActivity(writing, note, 'refunded', { amount: outside, kind: 'outside' });
}
