import { defineRouteModules, iri } from '@console/platform';
import { firstPage } from '@console/platform/list';
import { pageQuery } from '@console/relay';
import PurchaseOrderDetailPageQueryParameters from './purchase-order-detail/__generated__/PurchaseOrderDetailPageQuery$parameters.ts';
import PurchaseOrderListPageQueryParameters from './purchase-order-list/__generated__/PurchaseOrderListPageQuery$parameters.ts';
import usePurchaseOrderCountsQueryParameters from './purchase-order-list/__generated__/usePurchaseOrderCountsQuery$parameters.ts';
import { purchaseOrderList } from './purchase-order-list/purchaseOrderListFilters.ts';
import {
  purchaseOrderCountVariables,
  purchaseOrderListVariables,
} from './purchase-order-list/purchaseOrderListVariables.ts';
import SupplierListPageQueryParameters from './supplier-list/__generated__/SupplierListPageQuery$parameters.ts';
import useSupplierCountsQueryParameters from './supplier-list/__generated__/useSupplierCountsQuery$parameters.ts';
import { supplierList } from './supplier-list/supplierListFilters.ts';
import { supplierCountVariables, supplierListVariables } from './supplier-list/supplierListVariables.ts';

/** How the domain's screens load. This file holds loaders only and no page code. */
export default defineRouteModules({
  'purchasing.suppliers': {
    query: pageQuery(SupplierListPageQueryParameters, ({ url, now }) =>
      supplierListVariables(supplierList.parse(url.searchParams, now)),
    ),
    deferred: {
      count: pageQuery(useSupplierCountsQueryParameters, ({ url, now }) =>
        supplierCountVariables(supplierList.parse(url.searchParams, now)),
      ),
    },
    page: () => import('./supplier-list/SupplierListPage.tsx'),
    retreat: firstPage,
  },
  'purchasing.orders': {
    query: pageQuery(PurchaseOrderListPageQueryParameters, ({ url, now }) =>
      purchaseOrderListVariables(purchaseOrderList.parse(url.searchParams, now)),
    ),
    deferred: {
      count: pageQuery(usePurchaseOrderCountsQueryParameters, ({ url, now }) =>
        purchaseOrderCountVariables(purchaseOrderList.parse(url.searchParams, now)),
      ),
    },
    page: () => import('./purchase-order-list/PurchaseOrderListPage.tsx'),
    retreat: firstPage,
  },
  'purchasing.order': {
    query: pageQuery(PurchaseOrderDetailPageQueryParameters, ({ params }) => ({
      id: iri('purchase_orders', params.id),
    })),
    page: () => import('./purchase-order-detail/PurchaseOrderDetailPage.tsx'),
  },
});
