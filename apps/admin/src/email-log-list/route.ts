import { listRoute } from '@console/lists/definition';
import EmailLogListPageQueryParameters from './__generated__/EmailLogListPageQuery$parameters.ts';
import { emailLogList } from './emailLogList.ts';

export default listRoute(emailLogList, {
  query: EmailLogListPageQueryParameters,
  page: () => import('./EmailLogListPage.tsx'),
});
