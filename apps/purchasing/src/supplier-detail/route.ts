import { iri, type RouteModule } from '@console/platform';
import { pageQuery } from '@console/relay';
import SupplierDetailPageQueryParameters from './__generated__/SupplierDetailPageQuery$parameters.ts';

export default {
  query: pageQuery(SupplierDetailPageQueryParameters, ({ params }) => ({ id: iri('suppliers', params.id) })),
  page: () => import('./SupplierDetailPage.tsx'),
} satisfies RouteModule;
