import { listRoute } from '@console/lists/definition';
import InvoiceListPageCountQueryParameters from './__generated__/InvoiceListPageCountQuery$parameters.ts';
import InvoiceListPageQueryParameters from './__generated__/InvoiceListPageQuery$parameters.ts';
import { invoiceList } from './invoiceList.ts';

export default listRoute(invoiceList, {
  query: InvoiceListPageQueryParameters,
  count: InvoiceListPageCountQueryParameters,
  page: () => import('./InvoiceListPage.tsx'),
});
