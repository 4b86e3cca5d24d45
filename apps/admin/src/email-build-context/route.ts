import { iri, type RouteModule } from '@console/platform';
import { pageQuery } from '@console/relay';
import EmailBuildContextPageQueryParameters from './__generated__/EmailBuildContextPageQuery$parameters.ts';

export default {
  query: pageQuery(EmailBuildContextPageQueryParameters, ({ params }) => ({
    id: iri('email_build_contexts', params.id),
  })),
  page: () => import('./EmailBuildContextPage.tsx'),
} satisfies RouteModule;
