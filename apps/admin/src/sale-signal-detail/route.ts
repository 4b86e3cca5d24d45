import { iri, type RouteModule } from '@console/platform';
import { pageQuery } from '@console/relay';
import SaleSignalDetailPageQueryParameters from './__generated__/SaleSignalDetailPageQuery$parameters.ts';

export default {
  query: pageQuery(SaleSignalDetailPageQueryParameters, ({ params }) => ({ id: iri('sale_signals', params.id) })),
  page: () => import('./SaleSignalDetailPage.tsx'),
} satisfies RouteModule;
