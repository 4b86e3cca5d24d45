/** The states of a purchase order, in the order of its life. Spelled as in O§3. */
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

/** The label of each state. */
export const purchaseOrderStatusLabels: Readonly<Record<PurchaseOrderStatus, string>> = {
  draft: 'Draft',
  provisional: 'Provisional',
  confirmed: 'Confirmed',
  delivered: 'Delivered',
  billed: 'Billed',
  complete: 'Complete',
  canceled: 'Canceled',
};

/** The state to display. A state that this release does not know counts as draft (O§3). */
export function purchaseOrderStatusOf(status: string): PurchaseOrderStatus {
  return purchaseOrderStatuses.find((known) => known === status) ?? 'draft';
}
