import { iri, type RouteModule } from '@console/platform';
import { pageQuery } from '@console/relay';
import ChangeRequestDetailPageQueryParameters from './__generated__/ChangeRequestDetailPageQuery$parameters.ts';

export default {
  query: pageQuery(ChangeRequestDetailPageQueryParameters, ({ params }) => ({
    id: iri('change_requests', params.id),
  })),
  page: () => import('./ChangeRequestDetailPage.tsx'),
} satisfies RouteModule;
