import { listRoute } from '@console/lists/definition';
import PublicScheduleListPageQueryParameters from './__generated__/PublicScheduleListPageQuery$parameters.ts';
import { publicScheduleList } from './publicScheduleList.ts';

export default listRoute(publicScheduleList, {
  query: PublicScheduleListPageQueryParameters,
  page: () => import('./PublicScheduleListPage.tsx'),
});
