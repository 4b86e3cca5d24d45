import { listRoute } from '@console/lists/definition';
import TrainerCourseListPageCountQueryParameters from './__generated__/TrainerCourseListPageCountQuery$parameters.ts';
import TrainerCourseListPageQueryParameters from './__generated__/TrainerCourseListPageQuery$parameters.ts';
import { trainerCourseList } from './trainerCourseList.ts';

export default listRoute(trainerCourseList, {
  query: TrainerCourseListPageQueryParameters,
  count: TrainerCourseListPageCountQueryParameters,
  page: () => import('./TrainerCourseListPage.tsx'),
});
