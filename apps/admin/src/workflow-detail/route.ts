import { scheduledJobStatuses } from '@console/admin-contracts';
import { iri, type RouteModule } from '@console/platform';
import { pageQuery } from '@console/relay';
import { JOBS_POLL_MS } from '../scheduled-jobs/pollMs.ts';
import WorkflowDetailPageQueryParameters from './__generated__/WorkflowDetailPageQuery$parameters.ts';

export default {
  query: pageQuery(
    WorkflowDetailPageQueryParameters,
    ({ params, url }) => {
      const chosen = url.searchParams.getAll('status');
      const statuses = scheduledJobStatuses.values.filter((status) => chosen.includes(status));
      return {
        id: iri('workflows', params.id),
        status: statuses.length > 0 ? statuses : null,
        after: url.searchParams.get('after'),
      };
    },
    { pollInterval: JOBS_POLL_MS },
  ),
  page: () => import('./WorkflowDetailPage.tsx'),
} satisfies RouteModule;
