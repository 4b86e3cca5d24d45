import { listRoute } from '@console/lists/definition';
import SupplierListPageQueryParameters from './__generated__/SupplierListPageQuery$parameters.ts';
import { supplierList } from './supplierList.ts';

export default listRoute(supplierList, {
  query: SupplierListPageQueryParameters,
  page: () => import('./SupplierListPage.tsx'),
});
