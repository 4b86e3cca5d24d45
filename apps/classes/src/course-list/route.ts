import { listRoute } from '@console/lists/definition';
import CourseListPageQueryParameters from './__generated__/CourseListPageQuery$parameters.ts';
import { courseList } from './courseList.ts';

export default listRoute(courseList, {
  query: CourseListPageQueryParameters,
  page: () => import('./CourseListPage.tsx'),
});
