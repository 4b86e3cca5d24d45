import { type TrainingClassStatus, whyNotMoveClass } from '@console/classes-contracts';
import { ConfirmDialog } from '@console/design-system/dialog';
import { Stack } from '@console/design-system/layout';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { MoveClassDialog_class$key } from './__generated__/MoveClassDialog_class.graphql.ts';
import { labelOf, moved, type PlainMove, questions, whatFollows } from './classMoveWords.ts';
import { ImpactList } from './ImpactList.tsx';
import { useMoveClass } from './useMoveClass.ts';
import { useMoveImpact } from './useMoveImpact.ts';

export interface MoveClassDialogProps {
  readonly class: MoveClassDialog_class$key;
  readonly move: PlainMove;
  readonly onClose: () => void;
}

/**
 * The question before a class is moved: whom it touches, and how. Nothing is confirmed before that can be read. What is against it is
 * said instead, before anything is sent; what the server refused is said too.
 */
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
  // What is said below holds for this version: whatever a colleague does to the class meanwhile is not confirmed along with it.
  const [{ version }] = useState(trainingClass);
  const { pending, error, move: send } = useMoveClass(move, { id, version });
  const impact = useMoveImpact(id, move, version);
  // As it was when the question came: once it is moved, the same move is no longer possible.
  const [against] = useState(() =>
    whyNotMoveClass(move, { status: status as TrainingClassStatus, endsAt, sessions: sessions.edges.length }),
  );
  return (
    <ConfirmDialog
      open
      title={questions[move](reference)}
      confirm={labelOf(move)}
      cancel={move === 'cancel' ? 'Keep class' : 'Not yet'}
      loading={pending}
      waiting={impact.impacts === null}
      failure={error ?? (against === null ? null : { refused: true, messages: [against] })}
      failed={`${reference} is not ${moved[move]}`}
      onCancel={onClose}
      onConfirm={async () => {
        if (await send()) onClose();
      }}
    >
      <Stack>
        <span>{whatFollows[move]}</span>
        <ImpactList {...impact} />
      </Stack>
    </ConfirmDialog>
  );
}
