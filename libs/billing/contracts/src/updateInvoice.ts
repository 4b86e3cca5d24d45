import { address, changing, date, recordSeen, requiredIn, text } from '@console/rules';
import * as z from 'zod/mini';
import {
  canWriteBilling,
  canWriteDates,
  canWriteNotes,
  type InvoiceStatus,
  invoiceStatusLabels,
} from './invoiceStatus.ts';

const required = requiredIn.operations;

/** What `updateInvoice` takes (O§7). An invoice always has its dates and its billing address. */
export const updateInvoiceInput = z.object({
  ...recordSeen('Invoice', 'invoices'),
  ...changing({
    billingAddress: address('Billing address', { required }),
    poNumber: text('PO number'),
    documentDate: date('Document date', { required }),
    dueDate: date('Due date', { required }),
    notes: text('Invoice notes', { max: 5000 }),
  }),
});

/** The parts one by one, each with its own form. */
export const invoicePartInputs = {
  billingAddress: z.pick(updateInvoiceInput, { billingAddress: true }),
  poNumber: z.pick(updateInvoiceInput, { poNumber: true }),
  documentDate: z.pick(updateInvoiceInput, { documentDate: true }),
  dueDate: z.pick(updateInvoiceInput, { dueDate: true }),
  notes: z.pick(updateInvoiceInput, { notes: true }),
} as const;

/** The parts of an invoice that staff may change, each while its state allows it (O§5). */
const parts = {
  billingAddress: { label: 'billing address', mayWrite: canWriteBilling },
  poNumber: { label: 'PO number', mayWrite: canWriteBilling },
  documentDate: { label: 'document date', mayWrite: canWriteDates },
  dueDate: { label: 'due date', mayWrite: canWriteDates },
  notes: { label: 'invoice notes', mayWrite: canWriteNotes },
} as const;

export type InvoicePart = keyof typeof parts;

export const invoiceParts = Object.keys(parts) as InvoicePart[];

/** "PO number": what a part is called in a sentence. */
export function invoicePartLabel(part: string): string {
  return invoiceParts.includes(part as InvoicePart) ? parts[part as InvoicePart].label : part;
}

/** Why a part of an invoice may not be changed, in a sentence, or null when it may. */
export function whyNotUpdateInvoice(part: InvoicePart, status: InvoiceStatus): string | null {
  const { label, mayWrite } = parts[part];
  if (mayWrite(status)) return null;
  return `The ${label} of an invoice that is ${invoiceStatusLabels[status].toLowerCase()} can no longer be changed.`;
}
