import { defineRouteModules } from '@console/platform';

/** How the domain's screens load. A screen with a query says so in the `route.ts` of its folder. */
export default defineRouteModules({
  'billing.invoices': () => import('./invoice-list/route.ts'),
  'billing.invoice': () => import('./invoice-detail/route.ts'),
  'billing.debtors': () => import('./debtor-list/route.ts'),
});
