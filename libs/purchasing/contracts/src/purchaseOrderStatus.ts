/** The states of a purchase order, letter for letter, in the order of their life (O§3). */
export const purchaseOrderStatuses = [
  'draft',
  'provisional',
  'confirmed',
  'delivered',
  'complete',
  'billed',
  'canceled',
] as const;
export type PurchaseOrderStatus = (typeof purchaseOrderStatuses)[number];

/** What each state is called on screen. */
export const purchaseOrderStatusLabels: Readonly<Record<PurchaseOrderStatus, string>> = {
  draft: 'Draft',
  provisional: 'Provisional',
  confirmed: 'Confirmed',
  delivered: 'Delivered',
  billed: 'Billed',
  complete: 'Complete',
  canceled: 'Canceled',
};

/** The state that is shown: a draft when it is one that this release does not know (O§3). */
export function shownPurchaseOrderStatus(status: string): PurchaseOrderStatus {
  return purchaseOrderStatuses.find((known) => known === status) ?? 'draft';
}
