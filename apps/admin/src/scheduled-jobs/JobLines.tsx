import { scheduledJobStatuses, workflowLinks } from '@console/admin-contracts';
import { EmptyState } from '@console/design-system/empty-state';
import { Row, Stack, Text } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { StatusBadge } from '@console/design-system/status-badge';
import { countOf, formatDateTime } from '@console/format';
import { useConsoleHost } from '@console/platform';
import { graphql, useFragment } from 'react-relay';
import type { JobLines_jobs$key } from './__generated__/JobLines_jobs.graphql.ts';

interface JobLinesProps {
  readonly live: JobLines_jobs$key;
  readonly ended: JobLines_jobs$key;
}

/** The jobs of a record: the next one first. Those that have ended stand below, the latest first. Managers see no conditions, and no links to workflows. */
export function JobLines(props: JobLinesProps) {
  const live = useJobs(props.live);
  const ended = useJobs(props.ended);
  const edges = [...live.edges, ...ended.edges];
  const totalCount = live.totalCount + ended.totalCount;

  const isAdministrator = useConsoleHost().session.roles.includes('ROLE_ADMIN');
  const isMore = totalCount > edges.length;
  return (
    <Stack gap="m">
      {edges.length === 0 && <EmptyState small title="No scheduled jobs." />}
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
      {isMore && (
        <Text role="meta">
          {edges.length} of {countOf(totalCount, 'job')}.
        </Text>
      )}
    </Stack>
  );
}

function useJobs(key: JobLines_jobs$key) {
  return useFragment(
    graphql`
      fragment JobLines_jobs on WorkflowScheduledJobCursorConnection {
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
    `,
    key,
  );
}
