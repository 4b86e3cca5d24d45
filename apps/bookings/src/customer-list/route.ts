import { listRoute } from '@console/lists/definition';
import CustomerListPageQueryParameters from './__generated__/CustomerListPageQuery$parameters.ts';
import { customerList } from './customerList.ts';

export default listRoute(customerList, {
  query: CustomerListPageQueryParameters,
  page: () => import('./CustomerListPage.tsx'),
});
