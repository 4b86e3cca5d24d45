import { orderArgument, pageArguments } from '@console/platform/list';
import type { CustomerListPageQuery$variables } from './__generated__/CustomerListPageQuery.graphql.ts';
import type { useCustomerCountsQuery$variables } from './__generated__/useCustomerCountsQuery.graphql.ts';
import { type CustomerListState, isFiltered } from './customerListFilters.ts';

/** What the list of customers asks for. */
export function customerListVariables(state: CustomerListState): CustomerListPageQuery$variables {
  return { ...customerFilter(state), ...pageArguments(state), order: orderArgument(state.order) };
}

/** What its counts ask for. */
export function customerCountVariables(state: CustomerListState): useCustomerCountsQuery$variables {
  return { ...customerFilter(state), filtered: isFiltered(state) };
}

/** The filters as the API knows them; those that are not set are left out. */
export function customerFilter({ q, type }: CustomerListState) {
  return { search: q || null, type: type.length > 0 ? type : null };
}
