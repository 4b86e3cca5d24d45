import { orderArgument, pageArguments } from '@console/platform/list';
import type { SaleSignalListPageQuery$variables } from './__generated__/SaleSignalListPageQuery.graphql.ts';
import type { useSaleSignalCountsQuery$variables } from './__generated__/useSaleSignalCountsQuery.graphql.ts';
import { isFiltered, type SaleSignalListState } from './saleSignalListFilters.ts';

/** What the list of sale signals asks for. */
export function saleSignalListVariables(state: SaleSignalListState): SaleSignalListPageQuery$variables {
  return {
    ...saleSignalFilter(state),
    ...pageArguments(state),
    order: orderArgument(state.order),
    chosenUser: state.assignedTo ?? '',
    hasUser: state.assignedTo !== null,
  };
}

/** What its counts ask for. */
export function saleSignalCountVariables(state: SaleSignalListState): useSaleSignalCountsQuery$variables {
  return { ...saleSignalFilter(state), filtered: isFiltered(state) };
}

/** The filters as the API knows them; those that are not set are left out. */
export function saleSignalFilter({ intent, priority, assignedTo }: SaleSignalListState) {
  return {
    intentType: intent.length > 0 ? intent : null,
    priority: priority.length > 0 ? priority : null,
    assignedTo,
  };
}
