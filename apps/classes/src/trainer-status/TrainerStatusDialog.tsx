import { type TrainerStatus, trainerStatusLabels } from '@console/classes-contracts';
import { Button } from '@console/design-system/button';
import { ConfirmDialog } from '@console/design-system/dialog';
import { ErrorAlert } from '@console/design-system/error-alert';
import { Stack, Text } from '@console/design-system/layout';
import { countOf } from '@console/format';
import { useQueryOnDemand } from '@console/relay';
import { useEffect, useEffectEvent } from 'react';
import { graphql } from 'react-relay';
import { TrainersClasses } from '../trainers-classes/TrainersClasses.tsx';
import type { TrainerStatusDialogQuery } from './__generated__/TrainerStatusDialogQuery.graphql.ts';

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
  const { data, failed, load } = useQueryOnDemand<TrainerStatusDialogQuery>(
    graphql`
      query TrainerStatusDialogQuery($id: ID!) {
        trainer(id: $id) {
          id
          classesToTeach {
            id
            ...TrainersClasses_classes
          }
        }
      }
    `,
    { fresh: true },
  );
  useEffect(() => load({ id }), [load, id]);
  const classes = data && (data.trainer?.classesToTeach ?? []);
  const free = classes?.length === 0;
  const confirm = useEffectEvent(onConfirm);
  useEffect(() => {
    if (free) confirm();
  }, [free]);
  if (free) return null;
  const word = trainerStatusLabels[status].toLowerCase();
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
      ) : failed ? (
        <ErrorAlert
          messages={[`The classes that ${fullName} still has to teach could not be loaded.`]}
          actions={<Button onClick={() => load({ id })}>Try again</Button>}
        />
      ) : (
        <div role="status">
          <Text role="meta">{`Looking up the classes that ${fullName} still has to teach…`}</Text>
        </div>
      )}
    </ConfirmDialog>
  );
}
