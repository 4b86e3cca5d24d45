import { type TrainerStatus, trainerStatuses } from '@console/classes-contracts';
import { notify } from '@console/platform';
import { useQueuedMutation } from '@console/relay/queue';
import { graphql } from 'react-relay';
import type { useTrainerStatusMutation } from './__generated__/useTrainerStatusMutation.graphql.ts';

/** The trainer whose status changes, as the screen shows the trainer. */
interface TrainerOnScreen {
  readonly id: string;
  readonly version: number;
  readonly fullName: string;
}

/** Changes the status of a trainer. It shows at once and is saved in the background. */
export function useTrainerStatus() {
  const { send } = useQueuedMutation<useTrainerStatusMutation>(graphql`
    mutation useTrainerStatusMutation($input: updateTrainerInput!) {
      updateTrainer(input: $input) {
        trainer {
          id
          status
          version
          ...RecordAudit_record
        }
      }
    }
  `);

  function setStatus({ id, version, fullName }: TrainerOnScreen, status: TrainerStatus): void {
    send(id, {
      variables: (before) => ({
        input: { id, version: before?.updateTrainer?.trainer?.version ?? version, status },
      }),
      optimistic: (store) => void store.get(id)?.setValue(status, 'status'),
      onSaved: () =>
        notify.success('Trainer saved successfully', { details: [`${fullName}: ${trainerStatuses.labels[status]}`] }),
      onRefused: ({ messages }) => notify.error(`The status of ${fullName} was not saved.`, { details: messages }),
    });
  }
  return { setStatus };
}
