import { listRoute } from '@console/lists/definition';
import { defineRouteModules, iri } from '@console/platform';
import { pageQuery } from '@console/relay';
import PurchaseOrderDetailPageQueryParameters from './purchase-order-detail/__generated__/PurchaseOrderDetailPageQuery$parameters.ts';
import PurchaseOrderListPageCountQueryParameters from './purchase-order-list/__generated__/PurchaseOrderListPageCountQuery$parameters.ts';
import PurchaseOrderListPageQueryParameters from './purchase-order-list/__generated__/PurchaseOrderListPageQuery$parameters.ts';
import { purchaseOrderList } from './purchase-order-list/purchaseOrderList.ts';
import SupplierListPageCountQueryParameters from './supplier-list/__generated__/SupplierListPageCountQuery$parameters.ts';
import SupplierListPageQueryParameters from './supplier-list/__generated__/SupplierListPageQuery$parameters.ts';
import { supplierList } from './supplier-list/supplierList.ts';

/** The loaders of the domain's screens. This file contains no page code. */
export default defineRouteModules({
  'purchasing.suppliers': listRoute(supplierList, {
    query: SupplierListPageQueryParameters,
    count: SupplierListPageCountQueryParameters,
    page: () => import('./supplier-list/SupplierListPage.tsx'),
  }),
  'purchasing.orders': listRoute(purchaseOrderList, {
    query: PurchaseOrderListPageQueryParameters,
    count: PurchaseOrderListPageCountQueryParameters,
    page: () => import('./purchase-order-list/PurchaseOrderListPage.tsx'),
  }),
  'purchasing.order': {
    query: pageQuery(PurchaseOrderDetailPageQueryParameters, ({ params }) => ({
      id: iri('purchase_orders', params.id),
    })),
    page: () => import('./purchase-order-detail/PurchaseOrderDetailPage.tsx'),
  },
});
