import { listRoute } from '@console/lists/definition';
import PromptTemplateListPageQueryParameters from '../prompt-template-list/__generated__/PromptTemplateListPageQuery$parameters.ts';
import { promptTemplateList } from '../prompt-template-list/promptTemplateList.ts';

export default listRoute(promptTemplateList, {
  query: PromptTemplateListPageQueryParameters,
  page: () => import('./CreatePromptTemplatePage.tsx'),
});
