import { listRoute } from '@console/lists/definition';
import EmailLogListPageCountQueryParameters from './__generated__/EmailLogListPageCountQuery$parameters.ts';
import EmailLogListPageQueryParameters from './__generated__/EmailLogListPageQuery$parameters.ts';
import { emailLogList } from './emailLogList.ts';

export default listRoute(emailLogList, {
  query: EmailLogListPageQueryParameters,
  count: EmailLogListPageCountQueryParameters,
  page: () => import('./EmailLogListPage.tsx'),
});
