import { listRoute } from '@console/lists/definition';
import ClassListPageQueryParameters from './__generated__/ClassListPageQuery$parameters.ts';
import { classList } from './classList.ts';

export default listRoute(classList, {
  query: ClassListPageQueryParameters,
  page: () => import('./ClassListPage.tsx'),
});
