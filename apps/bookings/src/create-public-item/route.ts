import { firstPageOf } from '@console/lists/definition';
import { iri, type RouteModule } from '@console/platform';
import { pageQuery } from '@console/relay';
import CreatePublicItemPageQueryParameters from './__generated__/CreatePublicItemPageQuery$parameters.ts';
import { publicItemList } from './publicItemList.ts';

export default {
  query: pageQuery(CreatePublicItemPageQueryParameters, ({ params, url, now }) => ({
    id: iri('bookings', params.id),
    ...publicItemList.pageVariables(publicItemList.parse(url.searchParams, now)),
  })),
  page: () => import('./CreatePublicItemPage.tsx'),
  fallbackToFirstPage: firstPageOf,
} satisfies RouteModule;
