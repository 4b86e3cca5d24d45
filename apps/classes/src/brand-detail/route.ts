import { iri, type RouteModule } from '@console/platform';
import { pageQuery } from '@console/relay';
import useBrandLogoQueryParameters from '../brand-logo/__generated__/useBrandLogoQuery$parameters.ts';
import BrandDetailPageQueryParameters from './__generated__/BrandDetailPageQuery$parameters.ts';

export default {
  query: pageQuery(BrandDetailPageQueryParameters, ({ params }) => ({ id: iri('brands', params.id) })),
  deferred: { logo: pageQuery(useBrandLogoQueryParameters, ({ params }) => ({ id: iri('brands', params.id) })) },
  page: () => import('./BrandDetailPage.tsx'),
} satisfies RouteModule;
