import { defineStatuses, type ValueOf } from '@console/rules';
import * as icons from './icons.ts';

/** The states of an invoice, in the order of its life. Spelled as in O§3. An unknown one counts as draft (O§3). */
export const invoiceStatuses = defineStatuses(
  {
    draft: { label: 'Draft', tone: 'neutral', icon: icons.Edit20 },
    confirmed: { label: 'Confirmed', tone: 'brand', icon: icons.Checkmark20 },
    paid_partial: { label: 'Part paid', tone: 'brand', icon: icons.CircleHalfFill16 },
    paid: { label: 'Paid', tone: 'success', icon: icons.CheckmarkCircleFilled20 },
    paid_overpaid: { label: 'Overpaid', tone: 'warning', icon: icons.AddCircle16 },
    converted: { label: 'Converted', tone: 'neutral', icon: icons.ArrowSwap16 },
    voided: { label: 'Void', tone: 'outline', icon: icons.Prohibited16 },
  },
  'draft',
);
export type InvoiceStatus = ValueOf<typeof invoiceStatuses>;

/** The states in which an invoice was sent to the customer and counts. */
export const issuedStatuses = ['confirmed', 'paid_partial', 'paid', 'paid_overpaid'] as const;

/** Whether an invoice was sent to the customer and counts: it is no draft, not void and not converted. */
export function isIssued(status: InvoiceStatus): boolean {
  return issuedStatuses.some((issued) => issued === status);
}

/** Whether the document date and the due date can be changed: only on a draft (O§5). */
export function canWriteDates(status: InvoiceStatus): boolean {
  return status === 'draft';
}

/** Whether the billing address and the PO number can be changed: not on voided or converted invoices. */
export function canWriteBilling(status: InvoiceStatus): boolean {
  return status !== 'voided' && status !== 'converted';
}

/** Whether the notes can be changed: until the invoice is voided (O§5). */
export function canWriteNotes(status: InvoiceStatus): boolean {
  return status !== 'voided';
}
