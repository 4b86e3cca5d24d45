import { bookingLinks, requestChangeLink, whyNotDeleteBooking, whyNotRequestChange } from '@console/bookings-contracts';
import { useMoves } from '@console/core-web';
import { ArrowSwapIcon, ChatIcon, DeleteIcon } from '@console/design-system/icons';
import { type RecordAction, RecordActions } from '@console/design-system/tooltip';
import { useNavigate } from '@console/platform/router';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { bookingMoveDialogs } from '../move-booking/bookingMoveDialogs.ts';
import { bookingToMove } from '../move-booking/bookingToMove.ts';
import { DeleteBookingDialog } from '../move-booking/DeleteBookingDialog.tsx';
import type { BookingActions_booking$key } from './__generated__/BookingActions_booking.graphql.ts';
import { AddItemMenu } from './AddItemMenu.tsx';

/** The actions that a booking's state allows: the next step as a button, the others in a menu (BKG-09). */
export function BookingActions({ booking: key }: { booking: BookingActions_booking$key }) {
  const booking = useFragment(
    graphql`
      fragment BookingActions_booking on Booking {
        id
        version
        reference
        status
        discussedIn
        hasFormerDelegates
        ...bookingToMove_booking
        ...AddItemMenu_booking
        ...DeleteBookingDialog_booking
      }
    `,
    key,
  );
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const toMove = bookingToMove(booking);
  const moves = useMoves(bookingMoveDialogs, booking, toMove);
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
    onSelect: () => setAsking(true),
  };
  const actions = [
    createTicket,
    // Nothing of a delivered or canceled booking can still change.
    ...(whyNotRequestChange(booking) === null ? [request] : []),
    ...moves.actions,
    // Only drafts are ever deleted. Other bookings offer to cancel instead.
    ...(booking.status === 'draft' ? [remove] : []),
  ];
  return (
    <>
      <RecordActions actions={actions}>
        <AddItemMenu booking={booking} />
      </RecordActions>
      {asking && <DeleteBookingDialog booking={booking} onClose={() => setAsking(false)} />}
      {moves.dialog}
    </>
  );
}
