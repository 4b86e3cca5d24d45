import { listRoute } from '@console/lists/definition';
import ChangeRequestListPageCountQueryParameters from './__generated__/ChangeRequestListPageCountQuery$parameters.ts';
import ChangeRequestListPageQueryParameters from './__generated__/ChangeRequestListPageQuery$parameters.ts';
import { changeRequestList } from './changeRequestList.ts';

export default listRoute(changeRequestList, {
  query: ChangeRequestListPageQueryParameters,
  count: ChangeRequestListPageCountQueryParameters,
  page: () => import('./ChangeRequestListPage.tsx'),
});
