import { scheduledJobStatuses, workflowLinks } from '@console/admin-contracts';
import { Card } from '@console/design-system/card';
import { EmptyState } from '@console/design-system/empty-state';
import { Row, Stack, Text } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { StatusBadge } from '@console/design-system/status-badge';
import { formatDateTime } from '@console/format';
import { useConsoleHost } from '@console/platform';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { JobsPanelQuery } from './__generated__/JobsPanelQuery.graphql.ts';

/** The panel beside a record: what workflows do for it, and when. Managers see no conditions, and no links to workflows. */
export default function JobsPanel() {
  const { workflowScheduledJobs } = usePageQuery<JobsPanelQuery>(graphql`
    query JobsPanelQuery($target: ID!) @preloadable {
      workflowScheduledJobs(targetId: $target, first: 20) {
        edges {
          node {
            id
            status
            runAt
            runMessage
            workflowId
            workflowName
          }
        }
        totalCount
      }
    }
  `);
  const isAdministrator = useConsoleHost().session.roles.includes('ROLE_ADMIN');
  const { edges, totalCount } = workflowScheduledJobs;
  return (
    <Card title="Scheduled jobs" count={totalCount} actions={edges.length > 0 && 'Times in UTC'}>
      {edges.length === 0 && <EmptyState small title="No scheduled jobs." />}
      <Stack gap="m">
        {edges.map(({ node: { id, status, runAt, runMessage, workflowId, workflowName } }) => (
          <Stack key={id} gap="xs">
            {isAdministrator ? (
              <Link to={workflowLinks.detail(workflowId)}>{workflowName}</Link>
            ) : (
              <Text>{workflowName}</Text>
            )}
            <Row wrap justify="between">
              <Text role="meta">{formatDateTime(runAt)}</Text>
              <StatusBadge of={scheduledJobStatuses} status={status} />
            </Row>
            {runMessage && <Text role="meta">{runMessage}</Text>}
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
