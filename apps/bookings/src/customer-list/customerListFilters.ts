import { organisationTypes } from '@console/core-contracts';
import { defineListState, LARGE_SIZES, several, text, useListState } from '@console/platform/list';

/** What of the customer list stands in the URL: all of them by name, unless it says otherwise. */
export const customerList = defineListState({
  name: 'customers',
  filters: { q: text(), type: several(organisationTypes) },
  sorts: ['name', 'reference', 'type', 'paymentTermDays', 'createdAt'],
  order: { field: 'name', direction: 'asc' },
  sizes: LARGE_SIZES,
});

export type CustomerListState = ReturnType<typeof customerList.parse>;

/** Whether the list leaves any customer out. */
export function isFiltered({ q, type }: CustomerListState): boolean {
  return q !== '' || type.length > 0;
}

/** The list's state and the ways to change it. */
export function useCustomerList() {
  return useListState(customerList);
}

export type CustomerListControls = ReturnType<typeof useCustomerList>;
