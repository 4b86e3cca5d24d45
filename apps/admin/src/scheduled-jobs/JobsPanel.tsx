import { Card } from '@console/design-system/card';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { JobsPanelQuery } from './__generated__/JobsPanelQuery.graphql.ts';
import { JobLines } from './JobLines.tsx';

/** The panel beside a record: what workflows do for it, and when. */
export default function JobsPanel() {
  const { workflowScheduledJobs } = usePageQuery<JobsPanelQuery>(graphql`
    query JobsPanelQuery($target: ID!) @preloadable {
      workflowScheduledJobs(targetId: $target, first: 20) {
        totalCount
        ...JobLines_jobs
      }
    }
  `);
  const { totalCount } = workflowScheduledJobs;
  return (
    <Card title="Scheduled jobs" count={totalCount} actions={totalCount > 0 && 'Times in UTC'}>
      <JobLines jobs={workflowScheduledJobs} />
    </Card>
  );
}
