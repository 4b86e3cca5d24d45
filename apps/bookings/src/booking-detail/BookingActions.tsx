import {
  type BookingMove,
  type BookingStatus,
  movesOfBooking,
  whyNotChangeBooking,
  whyNotDeleteBooking,
  whyNotMoveBooking,
} from '@console/bookings-contracts';
import { Button } from '@console/design-system/button';
import { DeleteIcon, EditIcon, MoreHorizontalIcon } from '@console/design-system/icons';
import { Menu, MenuDivider, MenuItem } from '@console/design-system/menu';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { EditDetailsDialog } from '../edit-booking/EditDetailsDialog.tsx';
import { bookingToMove } from '../move-booking/bookingToMove.ts';
import { DeleteBookingDialog } from '../move-booking/DeleteBookingDialog.tsx';
import { MoveDialog } from '../move-booking/MoveDialog.tsx';
import { moveIcons } from '../move-booking/moveIcons.ts';
import { labelOf } from '../move-booking/useMoveBooking.ts';
import type { BookingActions_booking$key } from './__generated__/BookingActions_booking.graphql.ts';
import { AddItemMenu } from './AddItemMenu.tsx';

/** The actions that a booking's state allows: the next step as a button, the others in a menu (BKG-09). */
export function BookingActions({ booking: key }: { booking: BookingActions_booking$key }) {
  const booking = useFragment(
    graphql`
      fragment BookingActions_booking on Booking {
        status
        heldFrom
        items(first: 100) {
          edges {
            node {
              id
              status
              class {
                status
                endsAt
              }
            }
          }
        }
        ...AddItemMenu_booking
        ...MoveDialog_booking
        ...DeleteBookingDialog_booking
        ...EditDetailsDialog_booking
      }
    `,
    key,
  );
  const [asking, setAsking] = useState<BookingMove | 'edit' | 'delete' | null>(null);
  const close = () => setAsking(null);
  const moves = movesOfBooking(booking);
  const next = moves.find((move) => isNext(move, booking));
  const others = moves.filter((move) => move !== next);
  const mayChange = whyNotChangeBooking(booking) === null;
  const mayDelete = whyNotDeleteBooking(booking) === null;
  return (
    <>
      {(mayChange || mayDelete || others.length > 0) && (
        <Menu
          label="More actions"
          trigger={(props) => <Button {...props} icon={<MoreHorizontalIcon size={20} />} aria-label="More actions" />}
        >
          {mayChange && (
            <MenuItem icon={<EditIcon size={16} />} onSelect={() => setAsking('edit')}>
              Edit booking
            </MenuItem>
          )}
          {others.map((move) => {
            const MoveIcon = moveIcons[move];
            return (
              <MenuItem key={move} icon={<MoveIcon size={16} />} onSelect={() => setAsking(move)}>
                {labelOf(move)}
              </MenuItem>
            );
          })}
          {mayDelete && (
            <>
              <MenuDivider />
              <MenuItem danger icon={<DeleteIcon size={16} />} onSelect={() => setAsking('delete')}>
                Delete booking
              </MenuItem>
            </>
          )}
        </Menu>
      )}
      <AddItemMenu booking={booking} />
      {next && (
        <Button appearance="primary" onClick={() => setAsking(next)}>
          {labelOf(next)}
        </Button>
      )}
      {asking === 'edit' && <EditDetailsDialog booking={booking} onClose={close} />}
      {asking === 'delete' && <DeleteBookingDialog booking={booking} onClose={close} />}
      {asking !== null && asking !== 'edit' && asking !== 'delete' && (
        <MoveDialog booking={booking} move={asking} onClose={close} />
      )}
    </>
  );
}

type BookingOnScreen = Parameters<typeof bookingToMove>[0] & { readonly status: string };

/** Whether a move is the primary action. Delivering is primary only after every class has ended. */
function isNext(move: BookingMove, booking: BookingOnScreen): boolean {
  if (move === 'deliver') {
    const toMove = bookingToMove(booking, Date.now());
    return (
      toMove.items !== 0 && whyNotMoveBooking(move, { ...toMove, status: booking.status as BookingStatus }) === null
    );
  }
  return move === 'confirm' || move === 'complete' || move === 'resume' || move === 'resumeDraft';
}
