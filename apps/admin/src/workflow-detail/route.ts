import { scheduledJobStatuses } from '@console/admin-contracts';
import { iri, type RouteModule } from '@console/platform';
import { pageQuery } from '@console/relay';
import WorkflowDetailPageQueryParameters from './__generated__/WorkflowDetailPageQuery$parameters.ts';

/** The jobs change by themselves, so they are asked for again every 3 seconds (C§9). */
const POLL_MS = 3000;

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
    { pollInterval: POLL_MS },
  ),
  page: () => import('./WorkflowDetailPage.tsx'),
} satisfies RouteModule;
