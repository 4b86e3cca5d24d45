import { mayTeach, type TrainerStatus, trainerStatuses } from '@console/classes-contracts';
import { Select } from '@console/design-system/field';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { TrainerStatusSelect_trainer$key } from './__generated__/TrainerStatusSelect_trainer.graphql.ts';
import { TrainerStatusDialog } from './TrainerStatusDialog.tsx';
import { useTrainerStatus } from './useTrainerStatus.ts';

export interface TrainerStatusSelectProps {
  readonly trainer: TrainerStatusSelect_trainer$key;
  /** In the row of a table. */
  readonly small?: boolean;
}

/**
 * Shows and changes the status of a trainer (O§2). It asks before a status with which the trainer can no longer teach,
 * when the trainer still has classes to teach.
 */
export function TrainerStatusSelect({ trainer: key, small }: TrainerStatusSelectProps) {
  const { id, version, status, contact } = useFragment(
    graphql`
      fragment TrainerStatusSelect_trainer on Trainer {
        id
        version
        status
        contact {
          fullName
        }
      }
    `,
    key,
  );
  const { setStatus } = useTrainerStatus();
  const [asked, setAsked] = useState<TrainerStatus | null>(null);
  const { fullName } = contact;

  function choose(chosen: TrainerStatus) {
    const asks = chosen !== status && !mayTeach(chosen);
    setAsked(asks ? chosen : null);
    if (chosen !== status && !asks) setStatus({ id, version, fullName }, chosen);
  }

  return (
    <>
      <Select
        small={small}
        aria-label={`Status of ${fullName}`}
        // A status of a newer release is shown as unknown.
        value={asked ?? trainerStatuses.of(status) ?? 'unknown'}
        options={trainerStatuses.options}
        onChange={choose}
      />
      {asked && (
        <TrainerStatusDialog
          trainer={{ id, fullName }}
          status={asked}
          onConfirm={() => {
            setStatus({ id, version, fullName }, asked);
            setAsked(null);
          }}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
}
