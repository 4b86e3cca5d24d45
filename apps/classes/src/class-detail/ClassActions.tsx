import {
  type ClassMove,
  hasEnded,
  movesOfClass,
  type TrainingClassStatus,
  whyNotMoveClass,
} from '@console/classes-contracts';
import { Button } from '@console/design-system/button';
import { MoreHorizontalIcon } from '@console/design-system/icons';
import { HiddenText, Text } from '@console/design-system/layout';
import { Menu, MenuItem } from '@console/design-system/menu';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { classMoveIcons } from '../move-class/classMoveIcons.ts';
import { isRescheduleMove, labelOf } from '../move-class/classMoveTexts.ts';
import { MoveClassDialog } from '../move-class/MoveClassDialog.tsx';
import { RescheduleDialog } from '../move-class/RescheduleDialog.tsx';
import type { ClassActions_class$key } from './__generated__/ClassActions_class.graphql.ts';

/**
 * The actions that a class's state allows: the next step as a button, the others in a menu. A move that recorded attendance forbids is
 * disabled and says why. The dialog of a move explains other reasons.
 */
export function ClassActions({ class: key }: { class: ClassActions_class$key }) {
  const trainingClass = useFragment(
    graphql`
      fragment ClassActions_class on TrainingClass {
        status
        endsAt
        attended
        ...MoveClassDialog_class
        ...RescheduleDialog_class
      }
    `,
    key,
  );
  const [asking, setAsking] = useState<ClassMove | null>(null);
  const close = () => setAsking(null);
  const moves = movesOfClass(trainingClass);
  const next = moves.find((move) => isNext(move, trainingClass));
  const others = moves.filter((move) => move !== next);
  return (
    <>
      {others.length > 0 && (
        <Menu
          label="More actions"
          trigger={(props) => <Button {...props} icon={<MoreHorizontalIcon size={20} />} aria-label="More actions" />}
        >
          {others.map((move) => {
            const MoveIcon = classMoveIcons[move];
            const forbidden = whyAttendanceForbids(move, trainingClass);
            return (
              <MenuItem
                key={move}
                icon={<MoveIcon size={16} />}
                disabled={forbidden !== null}
                onSelect={() => setAsking(move)}
                after={forbidden && <Text role="meta">Attendance recorded</Text>}
              >
                {labelOf(move)}
                {forbidden && <HiddenText>: {forbidden}</HiddenText>}
              </MenuItem>
            );
          })}
        </Menu>
      )}
      {next && (
        <Button appearance="primary" onClick={() => setAsking(next)}>
          {labelOf(next)}
        </Button>
      )}
      {asking !== null &&
        (isRescheduleMove(asking) ? (
          <RescheduleDialog class={trainingClass} move={asking} onClose={close} />
        ) : (
          <MoveClassDialog class={trainingClass} move={asking} onClose={close} />
        ))}
    </>
  );
}

/** The reason why recorded attendance forbids a move. Null when it does not. */
function whyAttendanceForbids(
  move: ClassMove,
  { status, attended }: { readonly status: string; readonly attended: boolean },
): string | null {
  return whyNotMoveClass(move, { status: status as TrainingClassStatus, attended: attended ? 1 : 0 });
}

/** Whether a move is the primary action. Delivering is primary only after the class has ended. */
function isNext(move: ClassMove, { endsAt }: { readonly endsAt?: string | null | undefined }): boolean {
  if (move === 'deliver') return hasEnded({ endsAt });
  return move === 'confirm' || move === 'reschedule';
}
