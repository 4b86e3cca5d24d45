import { defineListState, LARGE_SIZES, text, useListState } from '@console/platform/list';

/** What of the supplier list stands in the URL: all of them, by name, unless it says otherwise (O§7). */
export const supplierList = defineListState({
  name: 'suppliers',
  filters: { q: text() },
  sorts: ['name', 'reference'],
  order: { field: 'name', direction: 'asc' },
  sizes: LARGE_SIZES,
});

export type SupplierListState = ReturnType<typeof supplierList.parse>;

/** The list's state and the ways to change it. */
export function useSupplierList() {
  return useListState(supplierList);
}

export type SupplierListControls = ReturnType<typeof useSupplierList>;
