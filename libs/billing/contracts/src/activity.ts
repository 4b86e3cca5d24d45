/** The actions in an invoice's activity log. */
export const invoiceActions = [
  'created',
  'updated',
  'status_changed',
  'payment_received',
  'emailed',
  'viewed',
  'downloaded',
] as const;
export type InvoiceAction = (typeof invoiceActions)[number];

/** The label of each action. */
export const invoiceActionLabels: Readonly<Record<InvoiceAction, string>> = {
  created: 'Invoice created',
  updated: 'Invoice changed',
  status_changed: 'Status changed',
  payment_received: 'Payment received',
  emailed: 'Emailed to the biller',
  viewed: 'Invoice viewed',
  downloaded: 'PDF downloaded',
};

/** Shown instead of a name when the log has no person for an action (O§2). */
export const anonymousLabel = 'Anonymous';
