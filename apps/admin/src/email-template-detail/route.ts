import { iri, type RouteModule } from '@console/platform';
import { pageQuery } from '@console/relay';
import EmailTemplateDetailPageQueryParameters from './__generated__/EmailTemplateDetailPageQuery$parameters.ts';

export default {
  query: pageQuery(EmailTemplateDetailPageQueryParameters, ({ params }) => ({ id: iri('email_templates', params.id) })),
  page: () => import('./EmailTemplateDetailPage.tsx'),
} satisfies RouteModule;
