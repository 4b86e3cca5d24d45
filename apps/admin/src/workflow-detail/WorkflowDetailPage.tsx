import { Stack } from '@console/design-system/layout';
import { PageFrame } from '@console/design-system/page-frame';
import { EditButton } from '@console/design-system/tooltip';
import { RecordNotFound, useRecordTitle } from '@console/platform';
import { usePageQuery } from '@console/relay';
import { type ReactNode, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { WorkflowDetailPage_workflow$key } from './__generated__/WorkflowDetailPage_workflow.graphql.ts';
import type { WorkflowDetailPageQuery } from './__generated__/WorkflowDetailPageQuery.graphql.ts';
import { EditWorkflowDialog } from './EditWorkflowDialog.tsx';
import { ScheduledJobsCard } from './ScheduledJobsCard.tsx';
import { SwitchWorkflow } from './SwitchWorkflow.tsx';
import { WorkflowOverviewCard } from './WorkflowOverviewCard.tsx';

/** A workflow with its target, trigger, condition and action, and its scheduled jobs (C§2, C§4). */
export default function WorkflowDetailPage() {
  const { workflow, jobs } = usePageQuery<WorkflowDetailPageQuery>(graphql`
    query WorkflowDetailPageQuery($id: ID!, $status: [WorkflowScheduledJobStatus!], $after: String) @preloadable {
      workflow(id: $id) {
        ...WorkflowDetailPage_workflow
      }
      jobs: workflowScheduledJobs(workflow: $id, status_list: $status, first: 50, after: $after) {
        ...ScheduledJobsCard_jobs
      }
    }
  `);
  if (!workflow) return <RecordNotFound what="workflow" />;
  return <WorkflowDetail workflow={workflow} jobs={<ScheduledJobsCard jobs={jobs} />} />;
}

function WorkflowDetail({
  workflow: key,
  jobs,
}: {
  readonly workflow: WorkflowDetailPage_workflow$key;
  readonly jobs: ReactNode;
}) {
  const workflow = useFragment(
    graphql`
      fragment WorkflowDetailPage_workflow on Workflow {
        name
        ...SwitchWorkflow_workflow
        ...EditWorkflowDialog_workflow
        ...WorkflowOverviewCard_workflow
      }
    `,
    key,
  );
  const [isEditing, setEditing] = useState(false);
  useRecordTitle(workflow.name, 'Workflow');
  return (
    <PageFrame
      variant="card"
      title={workflow.name}
      actions={
        <>
          <EditButton label="Edit workflow" onClick={() => setEditing(true)} />
          <SwitchWorkflow workflow={workflow} />
        </>
      }
    >
      {isEditing && <EditWorkflowDialog workflow={workflow} onClose={() => setEditing(false)} />}
      <Stack>
        <WorkflowOverviewCard workflow={workflow} />
        {jobs}
      </Stack>
    </PageFrame>
  );
}
