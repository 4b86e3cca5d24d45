import { ConfirmDialog } from '@console/design-system/dialog';
import { fullName } from '@console/format';
import { useConsoleMutation } from '@console/relay';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { UnassignSeatDialog_seat$key } from './__generated__/UnassignSeatDialog_seat.graphql.ts';
import type { UnassignSeatDialogMutation } from './__generated__/UnassignSeatDialogMutation.graphql.ts';

export interface UnassignSeatDialogProps {
  readonly class: { readonly id: string; readonly reference: string };
  /** The number of days of the class. */
  readonly days: number;
  readonly seat: UnassignSeatDialog_seat$key;
  /** Called when the dialog closes, with true when the seat is empty now. */
  readonly onClose: (unassigned: boolean) => void;
}

/** The confirmation before a delegate is removed from a seat (O§8). The seat stays reserved for their booking. */
export function UnassignSeatDialog({ class: { reference }, days, seat: key, onClose }: UnassignSeatDialogProps) {
  const { seatNumber, trainingSeatReservation } = useFragment(
    graphql`
      fragment UnassignSeatDialog_seat on TrainingSeat {
        seatNumber
        trainingSeatReservation {
          attendee {
            id
            version
            givenName
            familyName
          }
          bookingItem {
            booking {
              reference
            }
          }
        }
      }
    `,
    key,
  );
  // The reservation when the dialog opened, because the emptied seat no longer has a name to show.
  const [reservation] = useState(trainingSeatReservation);
  const { pending, error, commit } = useConsoleMutation<UnassignSeatDialogMutation>(
    graphql`
      mutation UnassignSeatDialogMutation($input: deleteAttendeeInput!) {
        deleteAttendee(input: $input) {
          clientMutationId
        }
      }
    `,
    {
      success: () => ({ text: `Seat ${seatNumber} is unassigned.` }),
      // A colleague has removed the delegate. Another notice reports this, so the dialog closes.
      refused: ({ gone }) => gone && onClose(true),
    },
  );
  const attendee = reservation?.attendee;
  if (!attendee) return null;
  return (
    <ConfirmDialog
      open
      title={`Unassign seat ${seatNumber}?`}
      confirm="Unassign seat"
      tone="danger"
      loading={pending}
      failure={error}
      refusedTitle={`Seat ${seatNumber} was not unassigned`}
      onCancel={() => onClose(false)}
      onConfirm={async () => {
        if (await commit({ input: { id: attendee.id, version: attendee.version } })) onClose(true);
      }}
    >
      {fullName(attendee)} loses the place on {days > 1 ? `all ${days} days of ${reference}` : reference}. The seat
      stays with {reservation.bookingItem.booking.reference}.
    </ConfirmDialog>
  );
}
