import type { RouteModule } from '@console/platform';
import { pageQuery } from '@console/relay';
import CreateWorkflowPageQueryParameters from './__generated__/CreateWorkflowPageQuery$parameters.ts';

export default {
  query: pageQuery(CreateWorkflowPageQueryParameters, () => ({})),
  page: () => import('./CreateWorkflowPage.tsx'),
} satisfies RouteModule;
