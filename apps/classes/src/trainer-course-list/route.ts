import { listRoute } from '@console/lists/definition';
import TrainerCourseListPageQueryParameters from './__generated__/TrainerCourseListPageQuery$parameters.ts';
import { trainerCourseList } from './trainerCourseList.ts';

export default listRoute(trainerCourseList, {
  query: TrainerCourseListPageQueryParameters,
  page: () => import('./TrainerCourseListPage.tsx'),
});
