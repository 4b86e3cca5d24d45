import type { RecordAction } from '@console/design-system/tooltip';
import { type ReactNode, useState } from 'react';
import { MoveDialog } from './MoveDialog.tsx';
import type { MoveDialogs, MovingRecord } from './moveDialogs.ts';

export interface RecordMoves {
  /** The moves that the record's state allows, in the order of the table: for `RecordActions` or a menu. */
  readonly actions: readonly RecordAction[];
  /** The dialog of the chosen move. */
  readonly dialog: ReactNode;
}

/**
 * The moves of a record on its screen.
 *
 * @param dialogs the declaration: what `defineMoveDialogs` returns.
 * @param record the data of the screen's fragment.
 * @param subject the facts that the table's guards read, with the status.
 */
export function useMoves<Status extends string, Subject, Name extends string, Row extends MovingRecord, Moved>(
  { table, offers, whyNot, name, impact, headings, moves }: MoveDialogs<Status, Subject, Name, Row, Moved>,
  record: Row,
  subject: Subject & { readonly status: Status },
): RecordMoves {
  const [chosen, setChosen] = useState<Name | null>(null);
  const close = () => setChosen(null);
  const actions = offers(subject).map((move): RecordAction => {
    const { label, loses } = table.moves[move];
    const { icon, main } = moves[move];
    return {
      id: move,
      label,
      icon,
      refusal: whyNot(move, subject),
      danger: loses !== undefined,
      main: typeof main === 'function' ? main(subject) : main === true,
      onSelect: () => setChosen(move),
    };
  });
  return { actions, dialog: chosen === null ? null : dialogOf(chosen) };

  function dialogOf(move: Name): ReactNode {
    const asked = moves[move];
    if ('dialog' in asked) return <asked.dialog record={record} onClose={close} />;
    return (
      <MoveDialog
        {...{ record, move, asked, impact, headings }}
        name={name(record)}
        rule={table.moves[move]}
        whyNot={() => whyNot(move, subject)}
        onClose={close}
      />
    );
  }
}
