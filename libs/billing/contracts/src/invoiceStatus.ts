/** The states of an invoice, letter for letter, in the order of its life (O§3). */
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

/** What each state is called on screen; a voided one bears the void label (O§3). */
export const invoiceStatusLabels: Readonly<Record<InvoiceStatus, string>> = {
  draft: 'Draft',
  confirmed: 'Confirmed',
  paid_partial: 'Part paid',
  paid: 'Paid',
  paid_overpaid: 'Overpaid',
  converted: 'Converted',
  voided: 'Void',
};

/** The state that is shown: a draft when it is one that this release does not know (O§3). */
export function shownInvoiceStatus(status: string): InvoiceStatus {
  return invoiceStatuses.find((known) => known === status) ?? 'draft';
}

/** Document and due date can be changed while the invoice is a draft (O§5). */
export function canWriteDates(status: InvoiceStatus): boolean {
  return status === 'draft';
}

/** Billing address and PO number can be changed while somebody may still act on them: not on what is voided or was converted. */
export function canWriteBilling(status: InvoiceStatus): boolean {
  return status !== 'voided' && status !== 'converted';
}

/** Notes can be changed until the invoice is voided (O§5). */
export function canWriteNotes(status: InvoiceStatus): boolean {
  return status !== 'voided';
}
