import {
  type BookingMove,
  bookingLinks,
  bookingMoves,
  movesOfBooking,
  whyNotChangeBooking,
  whyNotDeleteBooking,
  whyNotMoveBooking,
  whyNotRequestChange,
} from '@console/bookings-contracts';
import { ArrowSwapIcon, ChatIcon, DeleteIcon, EditIcon } from '@console/design-system/icons';
import { type RecordAction, RecordActions } from '@console/design-system/tooltip';
import { useNavigate } from '@console/platform/router';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { EditDetailsDialog } from '../edit-booking/EditDetailsDialog.tsx';
import { bookingToMove } from '../move-booking/bookingToMove.ts';
import { DeleteBookingDialog } from '../move-booking/DeleteBookingDialog.tsx';
import { MoveDialog } from '../move-booking/MoveDialog.tsx';
import { moveIcons } from '../move-booking/moveIcons.ts';
import { requestChangeLink } from '../request-change/requestChangeLink.ts';
import type { BookingActions_booking$key } from './__generated__/BookingActions_booking.graphql.ts';
import { AddItemMenu } from './AddItemMenu.tsx';

/** The actions that a booking's state allows: the next step as a button, the others in a menu (BKG-09). */
export function BookingActions({ booking: key }: { booking: BookingActions_booking$key }) {
  const booking = useFragment(
    graphql`
      fragment BookingActions_booking on Booking {
        id
        status
        discussedIn
        hasFormerDelegates
        ...bookingToMove_booking
        ...AddItemMenu_booking
        ...MoveDialog_booking
        ...DeleteBookingDialog_booking
        ...EditDetailsDialog_booking
      }
    `,
    key,
  );
  const [asking, setAsking] = useState<BookingMove | 'edit' | 'delete' | null>(null);
  const navigate = useNavigate();
  const close = () => setAsking(null);
  const toMove = bookingToMove(booking);
  const moves = movesOfBooking(toMove).map((move): RecordAction => {
    const { label, loses } = bookingMoves.moves[move];
    const refusal = whyNotMoveBooking(move, toMove);
    return {
      id: move,
      label,
      icon: moveIcons[move],
      refusal,
      danger: loses !== undefined,
      main: isNext(move, refusal, toMove.items),
      onSelect: () => setAsking(move),
    };
  });
  const edit: RecordAction = {
    id: 'edit',
    label: 'Edit booking',
    icon: EditIcon,
    refusal: whyNotChangeBooking(booking),
    onSelect: () => setAsking('edit'),
  };
  const createTicket: RecordAction = {
    id: 'create-ticket',
    label: 'Create ticket',
    icon: ChatIcon,
    refusal: null,
    onSelect: () => void navigate(bookingLinks.createTicket(booking.id)),
  };
  const request: RecordAction = {
    id: 'request-change',
    label: 'Request a change',
    icon: ArrowSwapIcon,
    refusal: null,
    onSelect: () => void navigate(requestChangeLink(booking.id)),
  };
  const remove: RecordAction = {
    id: 'delete',
    label: 'Delete booking',
    icon: DeleteIcon,
    refusal: whyNotDeleteBooking({ ...booking, ...toMove }),
    danger: true,
    apart: true,
    onSelect: () => setAsking('delete'),
  };
  const actions = [
    edit,
    createTicket,
    // Nothing of a delivered or canceled booking can still change.
    ...(whyNotRequestChange(booking) === null ? [request] : []),
    ...moves,
    // Only drafts are ever deleted. Other bookings offer to cancel instead.
    ...(booking.status === 'draft' ? [remove] : []),
  ];
  return (
    <>
      <RecordActions actions={actions}>
        <AddItemMenu booking={booking} />
      </RecordActions>
      {asking === 'edit' && <EditDetailsDialog booking={booking} onClose={close} />}
      {asking === 'delete' && <DeleteBookingDialog booking={booking} onClose={close} />}
      {asking !== null && asking !== 'edit' && asking !== 'delete' && (
        <MoveDialog booking={booking} move={asking} onClose={close} />
      )}
    </>
  );
}

/** Whether a move is the primary action. Delivering is primary only after every class has ended. */
function isNext(move: BookingMove, refusal: string | null, items: number | undefined): boolean {
  if (move === 'deliver') return items !== 0 && refusal === null;
  return move === 'confirm' || move === 'complete' || move === 'resume' || move === 'resumeDraft';
}
