import { defineEnumeration, type ValueOf } from '@console/rules';

/** The actions in an invoice's activity log. */
export const invoiceActions = defineEnumeration({
  created: 'Invoice created',
  updated: 'Invoice changed',
  status_changed: 'Status changed',
  payment_received: 'Payment received',
  payment_reversed: 'Payment taken back',
  credited: 'Credited',
  written_off: 'Written off',
  refunded: 'Paid back',
  emailed: 'Emailed to the biller',
  viewed: 'Invoice viewed',
  downloaded: 'PDF downloaded',
});
export type InvoiceAction = ValueOf<typeof invoiceActions>;

/** Shown instead of a name when the log has no person for an action (O§2). */
export const anonymousLabel = 'Anonymous';
