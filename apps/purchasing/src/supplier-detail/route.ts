import { iri, openSlot, type RouteModule } from '@console/platform';
import { supplierDetailPanel } from '@console/purchasing-contracts';
import { pageQuery } from '@console/relay';
import SupplierDetailPageQueryParameters from './__generated__/SupplierDetailPageQuery$parameters.ts';

export default {
  query: pageQuery(SupplierDetailPageQueryParameters, ({ params }) => ({ id: iri('suppliers', params.id) })),
  slots: [openSlot(supplierDetailPanel, ({ params }) => ({ supplier: iri('suppliers', params.id) }))],
  page: () => import('./SupplierDetailPage.tsx'),
} satisfies RouteModule;
