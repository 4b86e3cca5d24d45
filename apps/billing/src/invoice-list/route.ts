import { listRoute } from '@console/lists/definition';
import InvoiceListPageQueryParameters from './__generated__/InvoiceListPageQuery$parameters.ts';
import { invoiceList } from './invoiceList.ts';

export default listRoute(invoiceList, {
  query: InvoiceListPageQueryParameters,
  page: () => import('./InvoiceListPage.tsx'),
});
