import { type ClassMove, hasEnded, movesOfClass } from '@console/classes-contracts';
import { Button } from '@console/design-system/button';
import { MoreHorizontalIcon } from '@console/design-system/icons';
import { Menu, MenuItem } from '@console/design-system/menu';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { classMoveIcons } from '../move-class/classMoveIcons.ts';
import { isRedating, labelOf } from '../move-class/classMoveWords.ts';
import { MoveClassDialog } from '../move-class/MoveClassDialog.tsx';
import { RescheduleDialog } from '../move-class/RescheduleDialog.tsx';
import type { ClassActions_class$key } from './__generated__/ClassActions_class.graphql.ts';

/** What can be done with a class in its state: the next step stands out, the rest is in the menu. */
export function ClassActions({ class: key }: { class: ClassActions_class$key }) {
  const trainingClass = useFragment(
    graphql`
      fragment ClassActions_class on TrainingClass {
        status
        endsAt
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
            return (
              <MenuItem key={move} icon={<MoveIcon size={16} />} onSelect={() => setAsking(move)}>
                {labelOf(move)}
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

/** The step forward: delivering only once the class has ended. */
function isNext(move: ClassMove, { endsAt }: { readonly endsAt?: string | null | undefined }): boolean {
  if (move === 'deliver') return hasEnded({ endsAt });
  return move === 'confirm' || move === 'reschedule';
}
