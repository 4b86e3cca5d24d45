import { iri, type RouteModule } from '@console/platform';
import { pageQuery } from '@console/relay';
import PromptTemplateDetailPageQueryParameters from './__generated__/PromptTemplateDetailPageQuery$parameters.ts';

export default {
  query: pageQuery(PromptTemplateDetailPageQueryParameters, ({ params }) => ({
    id: iri('prompt_templates', params.id),
  })),
  page: () => import('./PromptTemplateDetailPage.tsx'),
} satisfies RouteModule;
