import type { BulkActions } from '@console/core-web';
import { graphql } from 'react-relay';
import { moveIcons } from './jobColumns.tsx';

/** What can be done with many scheduled jobs. A job has no screen of its own. */
export default {
  target: 'workflow_scheduled_jobs',
  noun: ['job', 'jobs'],
  linkOf: () => null,
  actions: [
    {
      ...{ name: 'runWorkflowScheduledJobs', label: 'Run now', doing: 'Queuing jobs', done: 'queued' },
      icon: moveIcons.run,
      text: 'They run now, whatever their times are. Their conditions are checked, and each effect is made once.',
      mutation: graphql`
        mutation scheduledJobBulkRunMutation($input: runWorkflowScheduledJobsInput!) {
          started: runWorkflowScheduledJobs(input: $input) {
            job {
              id
            }
          }
        }
      `,
    },
    {
      ...{ name: 'disableWorkflowScheduledJobs', label: 'Disable', doing: 'Disabling jobs', done: 'disabled' },
      icon: moveIcons.disable,
      text: 'They will not run until they are enabled again.',
      mutation: graphql`
        mutation scheduledJobBulkDisableMutation($input: disableWorkflowScheduledJobsInput!) {
          started: disableWorkflowScheduledJobs(input: $input) {
            job {
              id
            }
          }
        }
      `,
    },
    {
      ...{ name: 'enableWorkflowScheduledJobs', label: 'Enable', doing: 'Enabling jobs', done: 'enabled' },
      icon: moveIcons.enable,
      text: 'They become pending, and may then run automatically when their conditions are met.',
      mutation: graphql`
        mutation scheduledJobBulkEnableMutation($input: enableWorkflowScheduledJobsInput!) {
          started: enableWorkflowScheduledJobs(input: $input) {
            job {
              id
            }
          }
        }
      `,
    },
  ],
  files: [],
  forms: [],
} satisfies BulkActions;
