import { type TrainerStatus, trainerStatuses } from '@console/classes-contracts';
import { ConfirmDialog } from '@console/design-system/dialog';
import { Stack } from '@console/design-system/layout';
import { countOf } from '@console/format';
import { useEffect, useEffectEvent } from 'react';
import { LookingUpClasses } from '../trainers-classes/LookingUpClasses.tsx';
import { TrainersClasses } from '../trainers-classes/TrainersClasses.tsx';
import { useClassesToTeach } from '../trainers-classes/useClassesToTeach.ts';

export interface TrainerStatusDialogProps {
  readonly trainer: { readonly id: string; readonly fullName: string };
  /** The chosen status, with which the trainer cannot be given classes. */
  readonly status: TrainerStatus;
  /** Called without a question when the trainer has no class to teach. */
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/**
 * Asks before a status with which a trainer can no longer teach, and names the classes that the trainer still has to
 * teach. It opens at once, because until the classes are found nothing is saved. When there are none, it closes and
 * saves. When they cannot be found, the person decides without them.
 */
export function TrainerStatusDialog({ trainer, status, onConfirm, onCancel }: TrainerStatusDialogProps) {
  const { id, fullName } = trainer;
  const { classes, failed, again } = useClassesToTeach(id);
  const free = classes?.length === 0;
  const confirm = useEffectEvent(onConfirm);
  useEffect(() => {
    if (free) confirm();
  }, [free]);
  if (free) return null;
  const word = trainerStatuses.labels[status].toLowerCase();
  return (
    <ConfirmDialog
      open
      title={`Mark ${fullName} as ${word}?`}
      confirm={`Mark as ${word}`}
      loadingContent={!classes && !failed}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {classes ? (
        <Stack gap="s">
          <span>{`${fullName} still has ${countOf(classes.length, 'class', 'classes')} to teach, and stays their trainer until they get another one.`}</span>
          <TrainersClasses classes={classes} />
        </Stack>
      ) : (
        <LookingUpClasses fullName={fullName} failed={failed} again={again} />
      )}
    </ConfirmDialog>
  );
}
