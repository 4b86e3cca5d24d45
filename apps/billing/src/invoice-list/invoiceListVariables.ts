import { orderArgument, pageArguments } from '@console/platform/list';
import type { InvoiceListPageQuery$variables } from './__generated__/InvoiceListPageQuery.graphql.ts';
import type { useInvoiceCountsQuery$variables } from './__generated__/useInvoiceCountsQuery.graphql.ts';
import { type InvoiceListState, isFiltered } from './invoiceListFilters.ts';

/** What the list of invoices asks for. */
export function invoiceListVariables(state: InvoiceListState): InvoiceListPageQuery$variables {
  return {
    ...invoiceFilter(state),
    ...pageArguments(state),
    order: orderArgument(state.order),
    chosenCustomer: state.customer ?? '',
    hasCustomer: state.customer !== null,
  };
}

/** What its counts ask for. */
export function invoiceCountVariables(state: InvoiceListState): useInvoiceCountsQuery$variables {
  return { ...invoiceFilter(state), filtered: isFiltered(state) };
}

/** The filters as the API knows them; those that are not set are left out. */
export function invoiceFilter({ q, customer, status, type, ageing }: InvoiceListState) {
  return {
    search: q || null,
    customer,
    status: status.length > 0 ? status : null,
    type: type.length > 0 ? type : null,
    ageing: ageing === 'all' ? null : ageing,
  };
}
