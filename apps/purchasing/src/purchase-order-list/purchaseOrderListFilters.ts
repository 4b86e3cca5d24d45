import { choice, defineListState, id, LARGE_SIZES, text, useListState } from '@console/platform/list';
import type { Acknowledgement } from '@console/purchasing-contracts';

/** The choices of the acknowledgement filter: after all, what there is to do, then what is done. */
export const acknowledgementChoices = ['all', 'pending', 'acknowledged'] as const satisfies ('all' | Acknowledgement)[];

/** What of the purchase order list stands in the URL: all of them, the latest raised first, unless it says otherwise (O§7). */
export const purchaseOrderList = defineListState({
  name: 'purchase-orders',
  filters: { q: text(), supplier: id('suppliers'), acknowledgement: choice(acknowledgementChoices, 'all') },
  sorts: ['raisedAt', 'reference', 'supplier_name', 'trainingClass_title', 'status', 'acknowledgedAt', 'netPrice'],
  order: { field: 'raisedAt', direction: 'desc' },
  sizes: LARGE_SIZES,
});

export type PurchaseOrderListState = ReturnType<typeof purchaseOrderList.parse>;

/** Whether the list leaves any order out. */
export function isFiltered({ q, supplier, acknowledgement }: PurchaseOrderListState): boolean {
  return q !== '' || supplier !== null || acknowledgement !== 'all';
}

/** The list's state and the ways to change it. */
export function usePurchaseOrderList() {
  return useListState(purchaseOrderList);
}

export type PurchaseOrderListControls = ReturnType<typeof usePurchaseOrderList>;
