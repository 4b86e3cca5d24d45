import { listRoute } from '@console/lists/definition';
import PurchaseOrderListPageCountQueryParameters from './__generated__/PurchaseOrderListPageCountQuery$parameters.ts';
import PurchaseOrderListPageQueryParameters from './__generated__/PurchaseOrderListPageQuery$parameters.ts';
import { purchaseOrderList } from './purchaseOrderList.ts';

export default listRoute(purchaseOrderList, {
  query: PurchaseOrderListPageQueryParameters,
  count: PurchaseOrderListPageCountQueryParameters,
  page: () => import('./PurchaseOrderListPage.tsx'),
});
