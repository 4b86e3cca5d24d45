import { iri, type RouteModule } from '@console/platform';
import { pageQuery } from '@console/relay';
import PurchaseOrderDetailPageQueryParameters from './__generated__/PurchaseOrderDetailPageQuery$parameters.ts';

export default {
  query: pageQuery(PurchaseOrderDetailPageQueryParameters, ({ params }) => ({
    id: iri('purchase_orders', params.id),
  })),
  page: () => import('./PurchaseOrderDetailPage.tsx'),
} satisfies RouteModule;
