import { mayTeach, type TrainerStatus, trainerStatuses } from '@console/classes-contracts';
import { ChoiceMenu } from '@console/design-system/menu';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { TrainerStatusMenu_trainer$key } from './__generated__/TrainerStatusMenu_trainer.graphql.ts';
import { TrainerStatusDialog } from './TrainerStatusDialog.tsx';
import { useTrainerStatus } from './useTrainerStatus.ts';

export interface TrainerStatusMenuProps {
  readonly trainer: TrainerStatusMenu_trainer$key;
  /** In the row of a table. */
  readonly small?: boolean;
}

/**
 * Shows and changes the status of a trainer (O§2). It asks for the reason of a status with which the trainer can no
 * longer teach. Every change can be undone from its notice, once.
 */
export function TrainerStatusMenu({ trainer: key, small }: TrainerStatusMenuProps) {
  const { id, version, status, contact } = useFragment(
    graphql`
      fragment TrainerStatusMenu_trainer on Trainer {
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
  const trainer = { id, version, fullName };
  // A status of a newer release is shown as unknown.
  const present = trainerStatuses.of(status) ?? 'unknown';

  return (
    <>
      <ChoiceMenu
        small={small}
        label={`Status of ${fullName}`}
        value={present}
        options={trainerStatuses.options}
        onChoose={(chosen) =>
          mayTeach(chosen) ? setStatus(trainer, { status: chosen, before: present }) : setAsked(chosen)
        }
      />
      {asked && (
        <TrainerStatusDialog
          trainer={trainer}
          status={asked}
          onConfirm={(reason) => {
            setStatus(trainer, { status: asked, before: present, reason });
            setAsked(null);
          }}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
}
