import { iri, type RouteModule } from '@console/platform';
import { pageQuery } from '@console/relay';
import UpdateEmailTemplatePageQueryParameters from './__generated__/UpdateEmailTemplatePageQuery$parameters.ts';

export default {
  query: pageQuery(UpdateEmailTemplatePageQueryParameters, ({ params }) => ({ id: iri('email_templates', params.id) })),
  page: () => import('./UpdateEmailTemplatePage.tsx'),
} satisfies RouteModule;
