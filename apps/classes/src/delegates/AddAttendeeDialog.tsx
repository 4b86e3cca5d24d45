import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { AddAttendeeDialog_seat$key } from './__generated__/AddAttendeeDialog_seat.graphql.ts';
import { AddKnownAttendee } from './AddKnownAttendee.tsx';
import { AddNewAttendee } from './AddNewAttendee.tsx';
import type { SeatToFill } from './SeatToFill.ts';
import { useNewAttendeeTyped } from './useNewAttendeeTyped.ts';

export interface AddAttendeeDialogProps {
  readonly class: { readonly id: string; readonly reference: string };
  readonly seat: AddAttendeeDialog_seat$key;
  /** Called when the dialog closes, with true when the seat has a delegate now. */
  readonly onClose: (added: boolean) => void;
}

/** Puts a contact of the customer on a reserved seat. A new person is created and seated in one step (O§2, O§7). */
export function AddAttendeeDialog({ class: trainingClass, seat: key, onClose }: AddAttendeeDialogProps) {
  const { id, seatNumber, trainingSeatReservation } = useFragment(
    graphql`
      fragment AddAttendeeDialog_seat on TrainingSeat {
        id
        seatNumber
        trainingSeatReservation {
          id
          bookingItem {
            booking {
              reference
              customer {
                id
                name
              }
            }
          }
        }
      }
    `,
    key,
  );
  // The reservation when the dialog opened. If a colleague frees the seat meanwhile, the typed values stay, and the
  // server gives the reason when they are sent.
  const [reservation] = useState(trainingSeatReservation);
  const typedBefore = useNewAttendeeTyped(seatNumber);
  const [typed, setTyped] = useState(typedBefore);
  if (!reservation) return null;
  const { booking } = reservation.bookingItem;
  const seat: SeatToFill = {
    id,
    seatNumber,
    reservation: reservation.id,
    customer: booking.customer.id,
  };
  const common = {
    seat,
    title: `Add Attendee to Seat #${seatNumber}`,
    subtitle: `${trainingClass.reference}, ${booking.customer.name}, ${booking.reference}`,
    onClose: () => onClose(false),
    onAdded: () => onClose(true),
  };
  return typed === null ? (
    <AddKnownAttendee {...common} onCreate={setTyped} />
  ) : (
    <AddNewAttendee {...common} typed={typed} onDismiss={() => setTyped(null)} />
  );
}
