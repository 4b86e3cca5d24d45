import { orderArgument, pageArguments } from '@console/platform/list';
import type { SupplierListPageQuery$variables } from './__generated__/SupplierListPageQuery.graphql.ts';
import type { useSupplierCountsQuery$variables } from './__generated__/useSupplierCountsQuery.graphql.ts';
import type { SupplierListState } from './supplierListFilters.ts';

/** What the list of suppliers asks for. */
export function supplierListVariables(state: SupplierListState): SupplierListPageQuery$variables {
  return { name: state.q || null, ...pageArguments(state), order: orderArgument(state.order) };
}

/** What its counts ask for. */
export function supplierCountVariables({ q }: SupplierListState): useSupplierCountsQuery$variables {
  return { name: q || null, filtered: q !== '' };
}
