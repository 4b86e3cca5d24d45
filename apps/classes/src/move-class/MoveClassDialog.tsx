import { type TrainingClassStatus, whyNotMoveClass } from '@console/classes-contracts';
import { ConfirmDialog } from '@console/design-system/dialog';
import { Stack } from '@console/design-system/layout';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { MoveClassDialog_class$key } from './__generated__/MoveClassDialog_class.graphql.ts';
import { consequences, labelOf, type PlainMove, questions, stateAfter } from './classMoveTexts.ts';
import { ImpactList } from './ImpactList.tsx';
import { useMoveClass } from './useMoveClass.ts';
import { useMoveImpact } from './useMoveImpact.ts';

export interface MoveClassDialogProps {
  readonly class: MoveClassDialog_class$key;
  readonly move: PlainMove;
  readonly onClose: () => void;
}

/** The confirmation before a class is moved. It shows the impact first, or the reason why the move is not possible. */
export function MoveClassDialog({ class: key, move, onClose }: MoveClassDialogProps) {
  const trainingClass = useFragment(
    graphql`
      fragment MoveClassDialog_class on TrainingClass {
        id
        version
        reference
        status
        endsAt
        sessions(first: 50) {
          edges {
            node {
              id
            }
          }
        }
      }
    `,
    key,
  );
  const { id, reference, status, endsAt, sessions } = trainingClass;
  // The user confirms the version that the dialog showed when it opened. A colleague's later change must not be
  // confirmed with it.
  const [{ version }] = useState(trainingClass);
  const { pending, error, move: send } = useMoveClass(move, { id, version });
  const impact = useMoveImpact(id, move, version);
  // Checked only when the dialog opens. After a successful move, the same check would refuse it.
  const [refusal] = useState(() =>
    whyNotMoveClass(move, { status: status as TrainingClassStatus, endsAt, sessions: sessions.edges.length }),
  );
  return (
    <ConfirmDialog
      open
      title={questions[move](reference)}
      confirm={labelOf(move)}
      cancel={move === 'cancel' ? 'Keep class' : 'Not yet'}
      loading={pending}
      loadingContent={impact.impacts === null}
      failure={error ?? (refusal === null ? null : { refused: true, messages: [refusal] })}
      refusedTitle={`${reference} is not ${stateAfter[move]}`}
      onCancel={onClose}
      onConfirm={async () => {
        if (await send()) onClose();
      }}
    >
      <Stack>
        <span>{consequences[move]}</span>
        <ImpactList {...impact} />
      </Stack>
    </ConfirmDialog>
  );
}
