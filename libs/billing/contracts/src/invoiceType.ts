/** What an invoice is, letter for letter (O§3). */
export const invoiceTypes = ['invoice', 'credit_note', 'pro_forma', 'other'] as const;
export type InvoiceType = (typeof invoiceTypes)[number];

/** What each kind is called on screen. */
export const invoiceTypeLabels: Readonly<Record<InvoiceType, string>> = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
  pro_forma: 'Pro forma',
  other: 'Other',
};

/** What a kind is called; enumerations are open, so one that this console does not know shows as other. */
export function invoiceTypeLabel(type: string): string {
  const labels: Readonly<Record<string, string>> = invoiceTypeLabels;
  return labels[type] ?? invoiceTypeLabels.other;
}
