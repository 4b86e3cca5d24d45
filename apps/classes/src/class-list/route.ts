import { listRoute } from '@console/lists/definition';
import ClassListPageQueryParameters from './__generated__/ClassListPageQuery$parameters.ts';
import classCountsQueryParameters from './__generated__/classCountsQuery$parameters.ts';
import { classList } from './classList.ts';

export default listRoute(classList, {
  query: ClassListPageQueryParameters,
  count: classCountsQueryParameters,
  page: () => import('./ClassListPage.tsx'),
});
