import { type BookingMove, type BookingStatus, bookingMoves, whyNotMoveBooking } from '@console/bookings-contracts';
import { ConfirmDialog } from '@console/design-system/dialog';
import { Stack } from '@console/design-system/layout';
import { ReasonDialog, useSeenVersion } from '@console/forms';
import { graphql, useFragment } from 'react-relay';
import type { MoveDialog_booking$key } from './__generated__/MoveDialog_booking.graphql.ts';
import { BookingImpact } from './BookingImpact.tsx';
import { consequences, questions, stateAfter } from './moveTexts.ts';
import { useBookingImpact } from './useBookingImpact.ts';
import { useMoveBooking } from './useMoveBooking.ts';

export interface MoveDialogProps {
  readonly booking: MoveDialog_booking$key;
  readonly move: BookingMove;
  readonly onClose: () => void;
}

/** The confirmation before a booking is moved. It says what really happens to everything that the move touches. */
export function MoveDialog({ booking: key, move, onClose }: MoveDialogProps) {
  const booking = useFragment(
    graphql`
      fragment MoveDialog_booking on Booking {
        id
        version
        reference
        status
      }
    `,
    key,
  );
  const { id, reference } = booking;
  const { version, judge } = useSeenVersion(booking, ({ status }) =>
    whyNotMoveBooking(move, { status: status as BookingStatus }),
  );
  const { pending, error, move: send } = useMoveBooking(move, { id, version });
  const impact = useBookingImpact(id, move, version);
  const { failure, loading, overtaken } = judge(error);
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
      loadingContent={loading || impact.impacts === null}
      failure={failure}
      refusedTitle={overtaken ? `${reference} has been changed` : `${reference} is not ${stateAfter[move]}`}
      onCancel={onClose}
      onConfirm={async (reason?: string) => {
        const moved = (await send(reason)) !== null;
        if (moved) onClose();
        return moved;
      }}
    >
      <Stack>
        <span>
          {consequences[move]}
          {loses && ` ${loses}`}
        </span>
        <BookingImpact {...impact} />
      </Stack>
    </Question>
  );
}
