import { listRoute } from '@console/lists/definition';
import EmailTemplateListPageQueryParameters from './__generated__/EmailTemplateListPageQuery$parameters.ts';
import { emailTemplateList } from './emailTemplateList.ts';

export default listRoute(emailTemplateList, {
  query: EmailTemplateListPageQueryParameters,
  page: () => import('./EmailTemplateListPage.tsx'),
});
