import { Card } from '@console/design-system/card';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { JobsPanelQuery } from './__generated__/JobsPanelQuery.graphql.ts';
import { JobLines } from './JobLines.tsx';

/** The panel beside a record: what workflows do for it, and when. */
export default function JobsPanel() {
  const { live, ended } = usePageQuery<JobsPanelQuery>(graphql`
    query JobsPanelQuery($target: ID!) @preloadable {
      live: workflowScheduledJobs(targetId: $target, isEnded: false, first: 20) {
        totalCount
        ...JobLines_jobs
      }
      ended: workflowScheduledJobs(targetId: $target, isEnded: true, order: [{ runAt: DESC }], first: 20) {
        totalCount
        ...JobLines_jobs
      }
    }
  `);
  const totalCount = live.totalCount + ended.totalCount;
  return (
    <Card title="Scheduled jobs" count={totalCount} actions={totalCount > 0 && 'Times in UTC'}>
      <JobLines live={live} ended={ended} />
    </Card>
  );
}
