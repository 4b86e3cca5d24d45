import { defineRouteModules } from '@console/platform';

/** How the domain's screens load. A screen with a query says so in the `route.ts` of its folder. */
export default defineRouteModules({
  'purchasing.suppliers': () => import('./supplier-list/route.ts'),
  'purchasing.create-supplier': { page: () => import('./create-supplier/CreateSupplierPage.tsx') },
  'purchasing.supplier': () => import('./supplier-detail/route.ts'),
  'purchasing.orders': () => import('./purchase-order-list/route.ts'),
  'purchasing.create-order': () => import('./create-order/route.ts'),
  'purchasing.order': () => import('./purchase-order-detail/route.ts'),
});
