import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Place } from '../class-seats/useClassPlaces.ts';
import type { AddAttendeeDialog_seat$key } from './__generated__/AddAttendeeDialog_seat.graphql.ts';
import type { CorrectDelegateDialog_attendee$key } from './__generated__/CorrectDelegateDialog_attendee.graphql.ts';
import type { UnassignSeatDialog_seat$key } from './__generated__/UnassignSeatDialog_seat.graphql.ts';
import { AddAttendeeDialog } from './AddAttendeeDialog.tsx';
import { CorrectDelegateDialog } from './CorrectDelegateDialog.tsx';
import { focusNextSeat, focusSeat } from './focusSeat.ts';
import { MoveSeatDialog } from './MoveSeatDialog.tsx';
import { UnassignSeatDialog } from './UnassignSeatDialog.tsx';

/** Opens the dialogs for a seat's delegate. The object is stable between renders. */
export interface Delegates {
  readonly add: (seatNumber: number, seat: AddAttendeeDialog_seat$key) => void;
  readonly unassign: (seatNumber: number, seat: UnassignSeatDialog_seat$key) => void;
  readonly move: (seatNumber: number) => void;
  readonly correct: (seatNumber: number, seat: SeatToCorrect) => void;
}

interface SeatToCorrect {
  readonly attendee: CorrectDelegateDialog_attendee$key;
  /** The id of the customer whose booking holds the seat. */
  readonly customer: string;
}

type Asked =
  | { readonly what: 'add'; readonly seatNumber: number; readonly seat: AddAttendeeDialog_seat$key }
  | { readonly what: 'unassign'; readonly seatNumber: number; readonly seat: UnassignSeatDialog_seat$key }
  | { readonly what: 'move'; readonly seatNumber: number }
  | ({ readonly what: 'correct'; readonly seatNumber: number } & SeatToCorrect);

/** The fields of a class that these dialogs use. */
export interface ClassOfDelegates {
  readonly id: string;
  readonly reference: string;
  readonly days: number;
}

const noPlaces: readonly Place[] = [];

/** The dialogs that add, move, correct and remove delegates of a class. The table owns the dialog, because a row is replaced when the answer arrives. */
export function useDelegates(
  { days, ...trainingClass }: ClassOfDelegates,
  places: readonly Place[] = noPlaces,
): {
  readonly delegates: Delegates;
  readonly dialog: ReactNode;
} {
  const { id } = trainingClass;
  const [asked, setAsked] = useState<Asked | null>(null);
  const [done, setDone] = useState<Asked | null>(null);
  // Waits until the closed dialog has returned the focus to its opener, and then moves the focus.
  useEffect(() => {
    if (done?.what === 'add') focusNextSeat(id, done.seatNumber);
    else if (done) focusSeat(id, done.seatNumber, done.what);
  }, [id, done]);
  const delegates = useMemo<Delegates>(
    () => ({
      add: (seatNumber, seat) => setAsked({ what: 'add', seatNumber, seat }),
      unassign: (seatNumber, seat) => setAsked({ what: 'unassign', seatNumber, seat }),
      move: (seatNumber) => setAsked({ what: 'move', seatNumber }),
      correct: (seatNumber, seat) => setAsked({ what: 'correct', seatNumber, ...seat }),
    }),
    [],
  );
  if (asked === null) return { delegates, dialog: null };
  const close = (changed: boolean) => {
    setAsked(null);
    if (changed) setDone(asked);
  };
  return { delegates, dialog: dialogOf(asked) };

  function dialogOf(what: Asked) {
    if (what.what === 'add') return <AddAttendeeDialog class={trainingClass} seat={what.seat} onClose={close} />;
    if (what.what === 'move') {
      return <MoveSeatDialog class={trainingClass} seatNumber={what.seatNumber} places={places} onClose={close} />;
    }
    if (what.what === 'correct') {
      // The button that opened the dialog stays, and gets the focus back.
      return <CorrectDelegateDialog {...what} reference={trainingClass.reference} onClose={() => close(false)} />;
    }
    return <UnassignSeatDialog class={trainingClass} days={days} seat={what.seat} onClose={close} />;
  }
}
