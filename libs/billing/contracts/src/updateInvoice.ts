import { whyNotDated } from '@console/core-contracts';
import { formatDate, type Instant } from '@console/format';
import { address, changing, date, recordSeen, requiredIn, text } from '@console/rules';
import * as z from 'zod/mini';
import {
  canWriteBilling,
  canWriteDates,
  canWriteNotes,
  type InvoiceStatus,
  invoiceStatuses,
  isIssued,
} from './invoiceStatus.ts';
import type { InvoiceType } from './invoiceType.ts';

const required = requiredIn.operations;

/** The input of `updateInvoice` (O§7). An invoice always has its dates and its billing address. */
export const updateInvoiceInput = z.object({
  ...recordSeen('Invoice', 'invoices'),
  ...changing({
    billingAddress: address('Billing address', { required }),
    poNumber: text('PO number'),
    documentDate: date('Document date', { required }),
    dueDate: date('Due date', { required }),
    notes: text('Invoice notes', { max: 5000, multiline: true }),
  }),
});

/** The input of each part's own form. */
export const invoicePartInputs = {
  billingAddress: z.pick(updateInvoiceInput, { billingAddress: true }),
  poNumber: z.pick(updateInvoiceInput, { poNumber: true }),
  documentDate: z.pick(updateInvoiceInput, { documentDate: true }),
  dueDate: z.pick(updateInvoiceInput, { dueDate: true }),
  notes: z.pick(updateInvoiceInput, { notes: true }),
} as const;

/** The parts of an invoice that staff can change, each while the invoice's state allows it (O§5). */
const parts = {
  billingAddress: { label: 'billing address', mayWrite: canWriteBilling },
  poNumber: { label: 'PO number', mayWrite: canWriteBilling },
  documentDate: { label: 'document date', mayWrite: canWriteDates },
  dueDate: { label: 'due date', mayWrite: canWriteDates },
  notes: { label: 'invoice notes', mayWrite: canWriteNotes },
} as const;

export type InvoicePart = keyof typeof parts;

export const invoiceParts = Object.keys(parts) as InvoicePart[];

/** The name of a part inside a sentence: "PO number". */
export function invoicePartLabel(part: string): string {
  return invoiceParts.includes(part as InvoicePart) ? parts[part as InvoicePart].label : part;
}

/** What decides whether a part of an invoice can be changed. */
interface InvoiceToChange {
  readonly type: InvoiceType;
  readonly status: InvoiceStatus;
  readonly documentDate: Instant;
  /** The lock date of its seller. */
  readonly lockedBefore?: Instant | null | undefined;
}

/**
 * The reason why a part of an invoice cannot be changed, as a sentence. Null when it can be changed. The billing address of
 * an issued invoice stays when its month is closed. PO number and notes do not.
 */
export function whyNotUpdateInvoice(part: InvoicePart, invoice: InvoiceToChange): string | null {
  const { type, status, documentDate, lockedBefore } = invoice;
  const { label, mayWrite } = parts[part];
  if (!mayWrite(status)) {
    return `The ${label} of an invoice that is ${invoiceStatuses.labels[status].toLowerCase()} can no longer be changed.`;
  }
  const isInBook = isIssued(status) && type !== 'pro_forma';
  if (part !== 'billingAddress' || !isInBook || whyNotDated(documentDate, lockedBefore) === null) return null;
  return `The ${label} of an invoice dated before ${formatDate(lockedBefore ?? documentDate)} stays, because that month is closed.`;
}
