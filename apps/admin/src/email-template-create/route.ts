import type { RouteModule } from '@console/platform';
import { pageQuery } from '@console/relay';
import CreateEmailTemplatePageQueryParameters from './__generated__/CreateEmailTemplatePageQuery$parameters.ts';

export default {
  query: pageQuery(CreateEmailTemplatePageQueryParameters, () => ({})),
  page: () => import('./CreateEmailTemplatePage.tsx'),
} satisfies RouteModule;
