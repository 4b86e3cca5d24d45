import { listRoute } from '@console/lists/definition';
import SupplierListPageCountQueryParameters from './__generated__/SupplierListPageCountQuery$parameters.ts';
import SupplierListPageQueryParameters from './__generated__/SupplierListPageQuery$parameters.ts';
import { supplierList } from './supplierList.ts';

export default listRoute(supplierList, {
  query: SupplierListPageQueryParameters,
  count: SupplierListPageCountQueryParameters,
  page: () => import('./SupplierListPage.tsx'),
});
