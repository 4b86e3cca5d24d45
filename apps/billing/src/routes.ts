import { listRoute } from '@console/lists/definition';
import { defineRouteModules, iri } from '@console/platform';
import { pageQuery } from '@console/relay';
import InvoiceDetailPageQueryParameters from './invoice-detail/__generated__/InvoiceDetailPageQuery$parameters.ts';
import InvoiceListPageCountQueryParameters from './invoice-list/__generated__/InvoiceListPageCountQuery$parameters.ts';
import InvoiceListPageQueryParameters from './invoice-list/__generated__/InvoiceListPageQuery$parameters.ts';
import { invoiceList } from './invoice-list/invoiceList.ts';

/** The loaders of the domain's screens. This file contains no page code. */
export default defineRouteModules({
  'billing.invoices': listRoute(invoiceList, {
    query: InvoiceListPageQueryParameters,
    count: InvoiceListPageCountQueryParameters,
    page: () => import('./invoice-list/InvoiceListPage.tsx'),
  }),
  'billing.invoice': {
    query: pageQuery(InvoiceDetailPageQueryParameters, ({ params }) => ({ id: iri('invoices', params.id) })),
    page: () => import('./invoice-detail/InvoiceDetailPage.tsx'),
  },
});
