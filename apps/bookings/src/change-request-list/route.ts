import { listRoute } from '@console/lists/definition';
import ChangeRequestListPageQueryParameters from './__generated__/ChangeRequestListPageQuery$parameters.ts';
import { changeRequestList } from './changeRequestList.ts';

export default listRoute(changeRequestList, {
  query: ChangeRequestListPageQueryParameters,
  page: () => import('./ChangeRequestListPage.tsx'),
});
