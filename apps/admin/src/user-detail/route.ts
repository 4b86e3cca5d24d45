import { iri, type RouteModule } from '@console/platform';
import { pageQuery } from '@console/relay';
import UserDetailPageQueryParameters from './__generated__/UserDetailPageQuery$parameters.ts';

export default {
  query: pageQuery(UserDetailPageQueryParameters, ({ params }) => ({ id: iri('users', params.id) })),
  page: () => import('./UserDetailPage.tsx'),
} satisfies RouteModule;
