import { orderArgument, pageArguments } from '@console/platform/list';
import type { PurchaseOrderListPageQuery$variables } from './__generated__/PurchaseOrderListPageQuery.graphql.ts';
import type { usePurchaseOrderCountsQuery$variables } from './__generated__/usePurchaseOrderCountsQuery.graphql.ts';
import { isFiltered, type PurchaseOrderListState } from './purchaseOrderListFilters.ts';

/** What the list of purchase orders asks for. */
export function purchaseOrderListVariables(state: PurchaseOrderListState): PurchaseOrderListPageQuery$variables {
  return {
    ...purchaseOrderFilter(state),
    ...pageArguments(state),
    order: orderArgument(state.order),
    chosenSupplier: state.supplier ?? '',
    hasSupplier: state.supplier !== null,
  };
}

/** What its counts ask for. */
export function purchaseOrderCountVariables(state: PurchaseOrderListState): usePurchaseOrderCountsQuery$variables {
  return { ...purchaseOrderFilter(state), filtered: isFiltered(state) };
}

/** The filters as the API knows them; those that are not set are left out. */
function purchaseOrderFilter({ q, supplier, acknowledgement }: PurchaseOrderListState) {
  return {
    reference: q || null,
    supplier,
    exists: acknowledgement === 'all' ? null : [{ acknowledgedAt: acknowledgement === 'acknowledged' }],
  };
}
