import { type BookingMove, type BookingStatus, whyNotMoveBooking } from '@console/bookings-contracts';
import { ConfirmDialog } from '@console/design-system/dialog';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { MoveDialog_booking$key } from './__generated__/MoveDialog_booking.graphql.ts';
import { bookingToMove } from './bookingToMove.ts';
import { moved, questions, whatFollows } from './moveWords.ts';
import { labelOf, useMoveBooking } from './useMoveBooking.ts';

export interface MoveDialogProps {
  readonly booking: MoveDialog_booking$key;
  readonly move: BookingMove;
  readonly onClose: () => void;
}

/**
 * The question before a booking is moved: what follows from it. What is against it is said instead, before anything is sent; what the
 * server refused is said too.
 */
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
  // What is said below holds for this version: whatever a colleague does to the booking meanwhile is not confirmed along with it.
  const [{ version }] = useState(booking);
  const { pending, error, move: send } = useMoveBooking(move, { id, version });
  // As it was when the question came: once it is moved, the same move is no longer possible.
  const [against] = useState(() =>
    whyNotMoveBooking(move, { ...bookingToMove(booking, Date.now()), status: status as BookingStatus }),
  );
  return (
    <ConfirmDialog
      open
      title={questions[move](reference)}
      confirm={labelOf(move)}
      cancel={move === 'cancel' ? 'Keep booking' : 'Not yet'}
      loading={pending}
      failure={error ?? (against === null ? null : { refused: true, messages: [against] })}
      failed={`${reference} is not ${moved[move]}`}
      onCancel={onClose}
      onConfirm={async () => {
        if (await send()) onClose();
      }}
    >
      {whatFollows(
        move,
        booking.items.edges.map(({ node }) => node),
      )}
    </ConfirmDialog>
  );
}
