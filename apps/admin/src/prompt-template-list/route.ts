import { listRoute } from '@console/lists/definition';
import PromptTemplateListPageQueryParameters from './__generated__/PromptTemplateListPageQuery$parameters.ts';
import { promptTemplateList } from './promptTemplateList.ts';

export default listRoute(promptTemplateList, {
  query: PromptTemplateListPageQueryParameters,
  page: () => import('./PromptTemplateListPage.tsx'),
});
