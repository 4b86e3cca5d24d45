import { type ScheduledJobMove, scheduledJobMoves } from '@console/admin-contracts';
import { ConfirmDialog } from '@console/design-system/dialog';
import { useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { JobRow } from './jobColumns.tsx';

/** What each move means, before it is confirmed (C§4, FRM-11). */
const texts: Readonly<Record<ScheduledJobMove, string>> = {
  run: 'It runs now, whatever its time is. Its condition is checked, and its effect is made once.',
  disable: 'It will not run until it is enabled again.',
  enable: 'It becomes pending, and may then run automatically when its conditions are met.',
};

const done: Readonly<Record<ScheduledJobMove, string>> = {
  run: 'The job is queued.',
  disable: 'The job is disabled.',
  enable: 'The job is pending.',
};

interface JobMutation {
  readonly variables: { readonly input: { readonly id: string } };
  readonly response: { readonly moved: object | null | undefined };
}

const mutations: Readonly<Record<ScheduledJobMove, GraphQLTaggedNode>> = {
  run: graphql`
    mutation ScheduledJobDialogRunMutation($input: runWorkflowScheduledJobInput!) {
      moved: runWorkflowScheduledJob(input: $input) {
        workflowScheduledJob {
          ...jobColumns_job
        }
      }
    }
  `,
  disable: graphql`
    mutation ScheduledJobDialogDisableMutation($input: disableWorkflowScheduledJobInput!) {
      moved: disableWorkflowScheduledJob(input: $input) {
        workflowScheduledJob {
          ...jobColumns_job
        }
      }
    }
  `,
  enable: graphql`
    mutation ScheduledJobDialogEnableMutation($input: enableWorkflowScheduledJobInput!) {
      moved: enableWorkflowScheduledJob(input: $input) {
        workflowScheduledJob {
          ...jobColumns_job
        }
      }
    }
  `,
};

export interface ScheduledJobDialogProps {
  readonly job: JobRow;
  readonly move: ScheduledJobMove;
  readonly onClose: () => void;
}

/** Asks before a job is run, disabled or enabled. */
export function ScheduledJobDialog({ job, move, onClose }: ScheduledJobDialogProps) {
  const { label } = scheduledJobMoves.moves[move];
  const { commit, pending, error } = useConsoleMutation<JobMutation>(mutations[move], {
    success: () => ({ text: done[move] }),
  });
  const name = job.target?.reference ?? 'this record';
  async function confirm() {
    if (await commit({ input: { id: job.id } })) onClose();
  }
  return (
    <ConfirmDialog
      open
      title={`${label}: job of ${name}?`}
      confirm={label}
      cancel="Not yet"
      loading={pending}
      failure={error}
      refusedTitle="The job was not changed"
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {texts[move]}
    </ConfirmDialog>
  );
}
