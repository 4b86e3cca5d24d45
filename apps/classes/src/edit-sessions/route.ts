import { iri, type RouteModule } from '@console/platform';
import { pageQuery } from '@console/relay';
import EditSessionsPageQueryParameters from './__generated__/EditSessionsPageQuery$parameters.ts';

export default {
  query: pageQuery(EditSessionsPageQueryParameters, ({ params }) => ({ id: iri('training_classes', params.id) })),
  page: () => import('./EditSessionsPage.tsx'),
} satisfies RouteModule;
