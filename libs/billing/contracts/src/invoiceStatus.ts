/** The states of an invoice, in the order of its life. Spelled as in O§3. */
export const invoiceStatuses = [
  'draft',
  'confirmed',
  'paid_partial',
  'paid',
  'paid_overpaid',
  'converted',
  'voided',
] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** The label of each state. A voided invoice has the void label (O§3). */
export const invoiceStatusLabels: Readonly<Record<InvoiceStatus, string>> = {
  draft: 'Draft',
  confirmed: 'Confirmed',
  paid_partial: 'Part paid',
  paid: 'Paid',
  paid_overpaid: 'Overpaid',
  converted: 'Converted',
  voided: 'Void',
};

/** The state to display. A state that this release does not know counts as draft (O§3). */
export function invoiceStatusOf(status: string): InvoiceStatus {
  return invoiceStatuses.find((known) => known === status) ?? 'draft';
}

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
