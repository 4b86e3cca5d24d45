import { classMoves } from '@console/classes-contracts';
import { ConfirmDialog } from '@console/design-system/dialog';
import { Stack } from '@console/design-system/layout';
import { ReasonDialog } from '@console/forms';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { MoveClassDialog_class$key } from './__generated__/MoveClassDialog_class.graphql.ts';
import { consequences, type PlainMove, questions, stateAfter } from './classMoveTexts.ts';
import { ImpactList } from './ImpactList.tsx';
import { useMoveClass } from './useMoveClass.ts';
import { useMoveImpact } from './useMoveImpact.ts';

export interface MoveClassDialogProps {
  readonly class: MoveClassDialog_class$key;
  readonly move: PlainMove;
  readonly onClose: () => void;
}

/** The confirmation before a class is moved. It shows the impact first. */
export function MoveClassDialog({ class: key, move, onClose }: MoveClassDialogProps) {
  const trainingClass = useFragment(
    graphql`
      fragment MoveClassDialog_class on TrainingClass {
        id
        version
        reference
      }
    `,
    key,
  );
  const { id, reference } = trainingClass;
  // The user confirms the version that the dialog showed when it opened. A colleague's later change must not be
  // confirmed with it.
  const [{ version }] = useState(trainingClass);
  const { pending, error, move: send } = useMoveClass(move, { id, version });
  const impact = useMoveImpact(id, move, version);
  const { label, loses, needsReason } = classMoves.moves[move];
  const Question = needsReason ? ReasonDialog : ConfirmDialog;
  return (
    <Question
      open
      title={questions[move](reference)}
      confirm={label}
      tone={loses ? 'danger' : 'normal'}
      cancel={move === 'cancel' ? 'Keep class' : 'Not yet'}
      loading={pending}
      loadingContent={impact.impacts === null}
      failure={error}
      refusedTitle={`${reference} is not ${stateAfter[move]}`}
      onCancel={onClose}
      onConfirm={async (reason?: string) => {
        const moved = (await send(reason)) !== null;
        if (moved) onClose();
        return moved;
      }}
    >
      <Stack>
        <span>
          {consequences[move]}
          {loses && ` ${loses}`}
        </span>
        <ImpactList {...impact} />
      </Stack>
    </Question>
  );
}
