import { paymentMethods } from '@console/core-contracts';
import { type Instant, type IsoDate, toIsoDate } from '@console/format';
import { across, date, money, oneOf, reference, requiredIn, text } from '@console/rules';
import * as z from 'zod/mini';
import { allocations, someAllocations, whyNotAllocate } from './allocations.ts';

const required = requiredIn.operations;

/** The input of `recordReceipt`. */
export const recordReceiptInput = z
  .object({
    customer: reference('Customer', 'customers', { required }),
    receivedOn: date('Received on', { required }),
    amount: money('Amount', { required, min: 1 }),
    paymentMethod: oneOf('Payment method', paymentMethods.values, { required }),
    notes: text('Notes', { max: 1000, multiline: true }),
    allocations,
  })
  .check(across(['amount', 'allocations'], 'amount', (receipt) => whyNotAllocate(receipt.amount, receipt.allocations)));

/** The input of `allocateReceipt`: what is left of a receipt pays invoices. */
export const allocateReceiptInput = z.object({
  receipt: reference('Receipt', 'receipts', { required }),
  allocations: someAllocations,
});

/** Why something cannot have happened on a day, as a sentence. Null when it can. */
export function whyNotYet(label: string, day: IsoDate, now: Instant): string | null {
  return day > toIsoDate(now) ? `${label} must not be in the future` : null;
}

/** The day on which something counts for an invoice: its own day, but not before the invoice. */
export function dayOfSettling(day: Instant, documentDate: Instant): IsoDate {
  const [own, document] = [toIsoDate(day), toIsoDate(documentDate)];
  if (own < document) return document;
  return own;
}
