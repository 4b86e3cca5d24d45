import {
  type ClassMove,
  classMoves,
  hasEnded,
  movesOfClass,
  type TrainingClassStatus,
  whyNotMoveClass,
} from '@console/classes-contracts';
import { type RecordAction, RecordActions } from '@console/design-system/tooltip';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { classMoveIcons } from '../move-class/classMoveIcons.ts';
import { isRescheduleMove } from '../move-class/classMoveTexts.ts';
import { MoveClassDialog } from '../move-class/MoveClassDialog.tsx';
import { RescheduleDialog } from '../move-class/RescheduleDialog.tsx';
import type { ClassActions_class$key } from './__generated__/ClassActions_class.graphql.ts';

/** The actions that a class's state allows: the next step as a button, the others in a menu. */
export function ClassActions({ class: key }: { class: ClassActions_class$key }) {
  const trainingClass = useFragment(
    graphql`
      fragment ClassActions_class on TrainingClass {
        status
        endsAt
        attended
        hasDeliveredItems
        sessions(first: 50) {
          edges {
            node {
              id
            }
          }
        }
        ...MoveClassDialog_class
        ...RescheduleDialog_class
      }
    `,
    key,
  );
  const [asking, setAsking] = useState<ClassMove | null>(null);
  const close = () => setAsking(null);
  const { status, endsAt, attended, hasDeliveredItems, sessions } = trainingClass;
  const toMove = {
    // A newer server may know further states. No move of this release begins in one of them.
    status: status as TrainingClassStatus,
    endsAt,
    attended: attended ? 1 : 0,
    hasDeliveredItems,
    sessions: sessions.edges.length,
  };
  const actions = movesOfClass(trainingClass).map((move): RecordAction => {
    const { label, loses } = classMoves.moves[move];
    return {
      id: move,
      label,
      icon: classMoveIcons[move],
      refusal: whyNotMoveClass(move, toMove),
      danger: loses !== undefined,
      main: isNext(move, trainingClass),
      onSelect: () => setAsking(move),
    };
  });
  return (
    <>
      <RecordActions actions={actions} />
      {asking !== null &&
        (isRescheduleMove(asking) ? (
          <RescheduleDialog class={trainingClass} move={asking} onClose={close} />
        ) : (
          <MoveClassDialog class={trainingClass} move={asking} onClose={close} />
        ))}
    </>
  );
}

/** Whether a move is the primary action. Delivering is primary only after the class has ended. */
function isNext(move: ClassMove, { endsAt }: { readonly endsAt?: string | null | undefined }): boolean {
  if (move === 'deliver') return hasEnded({ endsAt });
  return move === 'confirm' || move === 'reschedule';
}
