import { defineRouteModules, iri } from '@console/platform';
import { firstPage } from '@console/platform/list';
import { pageQuery } from '@console/relay';
import InvoiceDetailPageQueryParameters from './invoice-detail/__generated__/InvoiceDetailPageQuery$parameters.ts';
import InvoiceListPageQueryParameters from './invoice-list/__generated__/InvoiceListPageQuery$parameters.ts';
import useInvoiceCountsQueryParameters from './invoice-list/__generated__/useInvoiceCountsQuery$parameters.ts';
import { invoiceList } from './invoice-list/invoiceListFilters.ts';
import { invoiceCountVariables, invoiceListVariables } from './invoice-list/invoiceListVariables.ts';

/** How the domain's screens load. This file holds loaders only and no page code. */
export default defineRouteModules({
  'billing.invoices': {
    query: pageQuery(InvoiceListPageQueryParameters, ({ url, now }) =>
      invoiceListVariables(invoiceList.parse(url.searchParams, now)),
    ),
    deferred: {
      count: pageQuery(useInvoiceCountsQueryParameters, ({ url, now }) =>
        invoiceCountVariables(invoiceList.parse(url.searchParams, now)),
      ),
    },
    page: () => import('./invoice-list/InvoiceListPage.tsx'),
    retreat: firstPage,
  },
  'billing.invoice': {
    query: pageQuery(InvoiceDetailPageQueryParameters, ({ params }) => ({ id: iri('invoices', params.id) })),
    page: () => import('./invoice-detail/InvoiceDetailPage.tsx'),
  },
});
