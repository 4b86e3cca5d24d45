import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { AddAttendeeDialog_seat$key } from './__generated__/AddAttendeeDialog_seat.graphql.ts';
import type { UnassignSeatDialog_seat$key } from './__generated__/UnassignSeatDialog_seat.graphql.ts';
import { AddAttendeeDialog } from './AddAttendeeDialog.tsx';
import { focusNextSeat, focusSeat } from './focusSeat.ts';
import { UnassignSeatDialog } from './UnassignSeatDialog.tsx';

/** Opens the dialogs for a seat's delegate. The object is stable between renders. */
export interface Delegates {
  readonly add: (seatNumber: number, seat: AddAttendeeDialog_seat$key) => void;
  readonly unassign: (seatNumber: number, seat: UnassignSeatDialog_seat$key) => void;
}

type Asked =
  | { readonly what: 'add'; readonly seatNumber: number; readonly seat: AddAttendeeDialog_seat$key }
  | { readonly what: 'unassign'; readonly seatNumber: number; readonly seat: UnassignSeatDialog_seat$key };

/** The fields of a class that these dialogs use. */
export interface ClassOfDelegates {
  readonly id: string;
  readonly reference: string;
  readonly days: number;
}

/** The dialogs that add and remove delegates of a class. The table owns the dialog, because a row is replaced when the answer arrives. */
export function useDelegates({ days, ...trainingClass }: ClassOfDelegates): {
  readonly delegates: Delegates;
  readonly dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [done, setDone] = useState<Asked | null>(null);
  // Waits until the closed dialog has returned the focus to its opener, and then moves the focus.
  useEffect(() => {
    if (done) (done.what === 'add' ? focusNextSeat : focusSeat)(done.seatNumber);
  }, [done]);
  const delegates = useMemo<Delegates>(
    () => ({
      add: (seatNumber, seat) => setAsked({ what: 'add', seatNumber, seat }),
      unassign: (seatNumber, seat) => setAsked({ what: 'unassign', seatNumber, seat }),
    }),
    [],
  );
  if (asked === null) return { delegates, dialog: null };
  const close = (changed: boolean) => {
    setAsked(null);
    if (changed) setDone(asked);
  };
  const dialog =
    asked.what === 'add' ? (
      <AddAttendeeDialog class={trainingClass} seat={asked.seat} onClose={close} />
    ) : (
      <UnassignSeatDialog class={trainingClass} days={days} seat={asked.seat} onClose={close} />
    );
  return { delegates, dialog };
}
