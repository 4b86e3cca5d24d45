import { listRoute } from '@console/lists/definition';
import CourseListPageCountQueryParameters from './__generated__/CourseListPageCountQuery$parameters.ts';
import CourseListPageQueryParameters from './__generated__/CourseListPageQuery$parameters.ts';
import { courseList } from './courseList.ts';

export default listRoute(courseList, {
  query: CourseListPageQueryParameters,
  count: CourseListPageCountQueryParameters,
  page: () => import('./CourseListPage.tsx'),
});
