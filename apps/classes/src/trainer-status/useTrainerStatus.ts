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

interface StatusChange {
  readonly status: TrainerStatus;
  readonly before: TrainerStatus;
  readonly reason?: string;
  /** Whether the change takes another one back. Its notice says so, and offers no Undo: that could skip a required reason. */
  readonly undoes?: boolean;
}

/** Changes the status of a trainer. It shows at once, is saved in the background, and can be undone from its notice. */
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

  function setStatus(
    { id, version, fullName }: TrainerOnScreen,
    { status, before, reason, undoes = false }: StatusChange,
  ): void {
    send(id, {
      variables: (saved) => ({
        input: { id, version: saved?.updateTrainer?.trainer?.version ?? version, status, ...(reason && { reason }) },
      }),
      optimistic: (store) => void store.get(id)?.setValue(status, 'status'),
      onSaved: (saved) => {
        const trainer = { id, version: saved.updateTrainer?.trainer?.version ?? version, fullName };
        const back = { status: before, before: status, reason: 'Undone', undoes: true };
        const line = `${fullName}: ${trainerStatuses.labels[status]}`;
        notify.success('Trainer saved successfully', {
          details: [undoes ? `Undone: ${line}` : line],
          ...(!undoes && { action: { label: 'Undo', run: () => setStatus(trainer, back) } }),
        });
      },
      onRefused: ({ messages }) => notify.error(`The status of ${fullName} was not saved.`, { details: messages }),
    });
  }
  return { setStatus };
}
