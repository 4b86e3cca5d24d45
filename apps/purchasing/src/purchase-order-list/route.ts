import { listRoute } from '@console/lists/definition';
import PurchaseOrderListPageQueryParameters from './__generated__/PurchaseOrderListPageQuery$parameters.ts';
import { purchaseOrderList } from './purchaseOrderList.ts';

export default listRoute(purchaseOrderList, {
  query: PurchaseOrderListPageQueryParameters,
  page: () => import('./PurchaseOrderListPage.tsx'),
});
