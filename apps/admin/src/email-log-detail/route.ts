import { iri, type RouteModule } from '@console/platform';
import { pageQuery } from '@console/relay';
import EmailLogDetailPageQueryParameters from './__generated__/EmailLogDetailPageQuery$parameters.ts';

export default {
  query: pageQuery(EmailLogDetailPageQueryParameters, ({ params }) => ({ id: iri('email_logs', params.id) })),
  page: () => import('./EmailLogDetailPage.tsx'),
} satisfies RouteModule;
