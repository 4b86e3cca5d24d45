import { type BookingMove, bookingMoves } from '@console/bookings-contracts';
import { ConfirmDialog } from '@console/design-system/dialog';
import { ReasonDialog } from '@console/forms';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { MoveDialog_booking$key } from './__generated__/MoveDialog_booking.graphql.ts';
import { consequencesOf, questions, stateAfter } from './moveTexts.ts';
import { useMoveBooking } from './useMoveBooking.ts';

export interface MoveDialogProps {
  readonly booking: MoveDialog_booking$key;
  readonly move: BookingMove;
  readonly onClose: () => void;
}

/** The confirmation before a booking is moved. It names the consequences. */
export function MoveDialog({ booking: key, move, onClose }: MoveDialogProps) {
  const booking = useFragment(
    graphql`
      fragment MoveDialog_booking on Booking {
        id
        version
        reference
        items(first: 100) {
          edges {
            node {
              id
              status
              type
              quantity
            }
          }
        }
      }
    `,
    key,
  );
  const { id, reference } = booking;
  // The user confirms the version that the dialog showed when it opened. A colleague's later change must not be
  // confirmed with it.
  const [{ version }] = useState(booking);
  const { pending, error, move: send } = useMoveBooking(move, { id, version });
  const { label, loses, needsReason } = bookingMoves.moves[move];
  const Question = needsReason ? ReasonDialog : ConfirmDialog;
  return (
    <Question
      open
      title={questions[move](reference)}
      confirm={label}
      tone={loses ? 'danger' : 'normal'}
      cancel={move === 'cancel' ? 'Keep booking' : 'Not yet'}
      loading={pending}
      failure={error}
      refusedTitle={`${reference} is not ${stateAfter[move]}`}
      onCancel={onClose}
      onConfirm={async (reason?: string) => {
        const moved = (await send(reason)) !== null;
        if (moved) onClose();
        return moved;
      }}
    >
      {consequencesOf(
        move,
        booking.items.edges.map(({ node }) => node),
      )}
      {loses && ` ${loses}`}
    </Question>
  );
}
