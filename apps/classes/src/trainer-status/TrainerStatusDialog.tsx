import { type TrainerStatus, trainerStatuses } from '@console/classes-contracts';
import { Stack } from '@console/design-system/layout';
import { countOf } from '@console/format';
import { ReasonDialog } from '@console/forms';
import { LookingUpClasses } from '../trainers-classes/LookingUpClasses.tsx';
import { TrainersClasses } from '../trainers-classes/TrainersClasses.tsx';
import { useClassesToTeach } from '../trainers-classes/useClassesToTeach.ts';

export interface TrainerStatusDialogProps {
  readonly trainer: { readonly id: string; readonly fullName: string };
  /** The chosen status, with which the trainer cannot be given classes. */
  readonly status: TrainerStatus;
  readonly onConfirm: (reason: string) => void;
  readonly onCancel: () => void;
}

/**
 * Asks for the reason of a status with which a trainer can no longer teach, and names the classes that the trainer still
 * has to teach. It opens at once, because until the classes are found nothing is saved. When they cannot be found, the
 * person decides without them.
 */
export function TrainerStatusDialog({ trainer, status, onConfirm, onCancel }: TrainerStatusDialogProps) {
  const { id, fullName } = trainer;
  const { classes, failed, again } = useClassesToTeach(id);
  const word = trainerStatuses.labels[status].toLowerCase();
  return (
    <ReasonDialog
      open
      title={`Mark ${fullName} as ${word}?`}
      confirm={`Mark as ${word}`}
      loadingContent={!classes && !failed}
      onConfirm={async (reason) => {
        onConfirm(reason);
        return true;
      }}
      onCancel={onCancel}
    >
      {classes ? (
        <Stack gap="s">
          <span>{whatIsToTeach(fullName, classes.length)}</span>
          {classes.length > 0 && <TrainersClasses classes={classes} />}
        </Stack>
      ) : (
        <LookingUpClasses fullName={fullName} failed={failed} again={again} />
      )}
    </ReasonDialog>
  );
}

function whatIsToTeach(fullName: string, classes: number): string {
  if (classes === 0) return `${fullName} has no class to teach, and can no longer be given one.`;
  return `${fullName} still has ${countOf(classes, 'class', 'classes')} to teach, and stays their trainer until they get another one.`;
}
