import { listRoute } from '@console/lists/definition';
import CustomerListPageCountQueryParameters from './__generated__/CustomerListPageCountQuery$parameters.ts';
import CustomerListPageQueryParameters from './__generated__/CustomerListPageQuery$parameters.ts';
import { customerList } from './customerList.ts';

export default listRoute(customerList, {
  query: CustomerListPageQueryParameters,
  count: CustomerListPageCountQueryParameters,
  page: () => import('./CustomerListPage.tsx'),
});
