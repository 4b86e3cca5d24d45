/** The types of an invoice, spelled as in O§3. */
export const invoiceTypes = ['invoice', 'credit_note', 'pro_forma', 'other'] as const;
export type InvoiceType = (typeof invoiceTypes)[number];

/** The label of each type. */
export const invoiceTypeLabels: Readonly<Record<InvoiceType, string>> = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
  pro_forma: 'Pro forma',
  other: 'Other',
};

/** The label of a type. Enumerations are open: a type that this release does not know shows as other. */
export function invoiceTypeLabel(type: string): string {
  const labels: Readonly<Record<string, string>> = invoiceTypeLabels;
  return labels[type] ?? invoiceTypeLabels.other;
}
