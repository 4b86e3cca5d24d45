import { listRoute } from '@console/lists/definition';
import PublicScheduleListPageCountQueryParameters from './__generated__/PublicScheduleListPageCountQuery$parameters.ts';
import PublicScheduleListPageQueryParameters from './__generated__/PublicScheduleListPageQuery$parameters.ts';
import { publicScheduleList } from './publicScheduleList.ts';

export default listRoute(publicScheduleList, {
  query: PublicScheduleListPageQueryParameters,
  count: PublicScheduleListPageCountQueryParameters,
  page: () => import('./PublicScheduleListPage.tsx'),
});
