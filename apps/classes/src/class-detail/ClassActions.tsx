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
import { isRedating, labelOf } from '../move-class/classMoveWords.ts';
import { MoveClassDialog } from '../move-class/MoveClassDialog.tsx';
import { RescheduleDialog } from '../move-class/RescheduleDialog.tsx';
import type { ClassActions_class$key } from './__generated__/ClassActions_class.graphql.ts';

/**
 * What can be done with a class in its state: the next step stands out, the rest is in the menu. What recorded attendance is against stays
 * there and says why; what else is against a move is said by its dialog.
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
            const against = whyAttendanceForbids(move, trainingClass);
            return (
              <MenuItem
                key={move}
                icon={<MoveIcon size={16} />}
                disabled={against !== null}
                onSelect={() => setAsking(move)}
                after={against && <Text role="meta">Attendance recorded</Text>}
              >
                {labelOf(move)}
                {against && <HiddenText>: {against}</HiddenText>}
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
        (isRedating(asking) ? (
          <RescheduleDialog class={trainingClass} move={asking} onClose={close} />
        ) : (
          <MoveClassDialog class={trainingClass} move={asking} onClose={close} />
        ))}
    </>
  );
}

/** Why a move that the state of a class allows cannot be made once somebody was marked; null when it can. */
function whyAttendanceForbids(
  move: ClassMove,
  { status, attended }: { readonly status: string; readonly attended: boolean },
): string | null {
  return whyNotMoveClass(move, { status: status as TrainingClassStatus, attended: attended ? 1 : 0 });
}

/** The step forward: delivering only once the class has ended. */
function isNext(move: ClassMove, { endsAt }: { readonly endsAt?: string | null | undefined }): boolean {
  if (move === 'deliver') return hasEnded({ endsAt });
  return move === 'confirm' || move === 'reschedule';
}
