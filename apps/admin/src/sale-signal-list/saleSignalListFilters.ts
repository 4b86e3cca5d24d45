import { saleSignalIntents, saleSignalPriorities } from '@console/admin-contracts';
import { defineListState, id, LARGE_SIZES, several, useListState } from '@console/platform/list';

/** What of the sale signal list stands in the URL: all of them, the newest first, unless it says otherwise (C§2). */
export const saleSignalList = defineListState({
  name: 'sale-signals',
  filters: { intent: several(saleSignalIntents), priority: several(saleSignalPriorities), assignedTo: id('users') },
  sorts: [
    'createdAt',
    'contact_fullName',
    'intentType',
    'priority',
    'confidenceScore',
    'status',
    'assignedTo_person_fullName',
  ],
  order: { field: 'createdAt', direction: 'desc' },
  sizes: LARGE_SIZES,
});

export type SaleSignalListState = ReturnType<typeof saleSignalList.parse>;

/** Whether the list leaves any signal out. */
export function isFiltered({ intent, priority, assignedTo }: SaleSignalListState): boolean {
  return intent.length > 0 || priority.length > 0 || assignedTo !== null;
}

/** The list's state and the ways to change it. */
export function useSaleSignalList() {
  return useListState(saleSignalList);
}

export type SaleSignalListControls = ReturnType<typeof useSaleSignalList>;
