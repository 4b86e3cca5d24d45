/** What an invoice's activity log records. */
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

/** What each action is called on screen. */
export const invoiceActionLabels: Readonly<Record<InvoiceAction, string>> = {
  created: 'Invoice created',
  updated: 'Invoice changed',
  status_changed: 'Status changed',
  payment_received: 'Payment received',
  emailed: 'Emailed to the biller',
  viewed: 'Invoice viewed',
  downloaded: 'PDF downloaded',
};

/** Who did it when nobody is recorded (O§2). */
export const anonymousLabel = 'Anonymous';
