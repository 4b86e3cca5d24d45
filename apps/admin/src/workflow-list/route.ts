import { listRoute } from '@console/lists/definition';
import WorkflowListPageQueryParameters from './__generated__/WorkflowListPageQuery$parameters.ts';
import { workflowList } from './workflowList.ts';

export default listRoute(workflowList, {
  query: WorkflowListPageQueryParameters,
  page: () => import('./WorkflowListPage.tsx'),
});
