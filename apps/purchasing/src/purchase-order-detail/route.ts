import { iri, openSlot, type RouteModule } from '@console/platform';
import { purchaseOrderDetailPanel } from '@console/purchasing-contracts';
import { pageQuery } from '@console/relay';
import PurchaseOrderDetailPageQueryParameters from './__generated__/PurchaseOrderDetailPageQuery$parameters.ts';

export default {
  query: pageQuery(PurchaseOrderDetailPageQueryParameters, ({ params }) => ({
    id: iri('purchase_orders', params.id),
  })),
  page: () => import('./PurchaseOrderDetailPage.tsx'),
  slots: [openSlot(purchaseOrderDetailPanel, ({ params }) => ({ purchaseOrder: iri('purchase_orders', params.id) }))],
} satisfies RouteModule;
