import { type BookingMove, type BookingStatus, whyNotMoveBooking } from '@console/bookings-contracts';
import { ConfirmDialog } from '@console/design-system/dialog';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { MoveDialog_booking$key } from './__generated__/MoveDialog_booking.graphql.ts';
import { bookingToMove } from './bookingToMove.ts';
import { consequencesOf, questions, stateAfter } from './moveTexts.ts';
import { labelOf, useMoveBooking } from './useMoveBooking.ts';

export interface MoveDialogProps {
  readonly booking: MoveDialog_booking$key;
  readonly move: BookingMove;
  readonly onClose: () => void;
}

/** The confirmation before a booking is moved. It names the consequences, or the reason why the move is not possible. */
export function MoveDialog({ booking: key, move, onClose }: MoveDialogProps) {
  const booking = useFragment(
    graphql`
      fragment MoveDialog_booking on Booking {
        id
        version
        reference
        status
        heldFrom
        booker {
          id
        }
        biller {
          id
        }
        billingAddress {
          address1
        }
        items(first: 100) {
          edges {
            node {
              id
              status
              type
              quantity
              class {
                status
                endsAt
              }
            }
          }
        }
      }
    `,
    key,
  );
  const { id, reference, status } = booking;
  // The user confirms the version that the dialog showed when it opened. A colleague's later change must not be
  // confirmed with it.
  const [{ version }] = useState(booking);
  const { pending, error, move: send } = useMoveBooking(move, { id, version });
  // Checked only when the dialog opens. After a successful move, the same check would refuse it.
  const [refusal] = useState(() =>
    whyNotMoveBooking(move, { ...bookingToMove(booking, Date.now()), status: status as BookingStatus }),
  );
  return (
    <ConfirmDialog
      open
      title={questions[move](reference)}
      confirm={labelOf(move)}
      cancel={move === 'cancel' ? 'Keep booking' : 'Not yet'}
      loading={pending}
      failure={error ?? (refusal === null ? null : { refused: true, messages: [refusal] })}
      refusedTitle={`${reference} is not ${stateAfter[move]}`}
      onCancel={onClose}
      onConfirm={async () => {
        if (await send()) onClose();
      }}
    >
      {consequencesOf(
        move,
        booking.items.edges.map(({ node }) => node),
      )}
    </ConfirmDialog>
  );
}
