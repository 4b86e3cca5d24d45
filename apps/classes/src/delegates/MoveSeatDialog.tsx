import { moveAttendeeInput, requestChangeLink } from '@console/bookings-contracts';
import { Row, Text } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { fullName } from '@console/format';
import { emptyValues, FormDialog, SelectField, useConsoleForm } from '@console/forms';
import { savedNotice, useConsoleMutation } from '@console/relay';
import { useState } from 'react';
import { graphql } from 'react-relay';
import type { Place } from '../class-seats/useClassPlaces.ts';
import type { MoveSeatDialogMutation } from './__generated__/MoveSeatDialogMutation.graphql.ts';

export interface MoveSeatDialogProps {
  readonly class: { readonly id: string; readonly reference: string };
  readonly seatNumber: number;
  /** All seats of the class. */
  readonly places: readonly Place[];
  /** Called when the dialog closes, with true when the delegate has another seat now. */
  readonly onClose: (moved: boolean) => void;
}

type Reservation = NonNullable<Place['trainingSeatReservation']>;

/** Moves a delegate to another seat of the same booking item. On an occupied seat the two delegates swap. */
export function MoveSeatDialog({ class: trainingClass, seatNumber, places, onClose }: MoveSeatDialogProps) {
  // The seats when the dialog opened. The server gives the reason when a colleague has changed them meanwhile.
  const [seats] = useState(() => seatsOfItem(places, seatNumber));
  const from = seats.find((seat) => seat.seatNumber === seatNumber)?.reservation;
  return from?.attendee ? (
    <MoveForm {...{ trainingClass, seatNumber, seats, from, onClose }} attendee={from.attendee} />
  ) : null;
}

interface MoveFormProps {
  readonly trainingClass: { readonly id: string; readonly reference: string };
  readonly seatNumber: number;
  readonly seats: readonly SeatOfItem[];
  readonly from: Reservation;
  readonly attendee: NonNullable<Reservation['attendee']>;
  readonly onClose: (moved: boolean) => void;
}

function MoveForm({ trainingClass, seatNumber, seats, from, attendee, onClose }: MoveFormProps) {
  const { booking } = from.bookingItem;
  const who = fullName(attendee);
  const { commit, error } = useConsoleMutation<MoveSeatDialogMutation>(
    graphql`
      mutation MoveSeatDialogMutation($input: moveAttendeeInput!) {
        moveAttendee(input: $input) {
          attendee {
            id
            version
            trainingSeatReservation {
              id
              seatNumber
            }
          }
        }
      }
    `,
    {
      success: ({ moveAttendee }) =>
        savedNotice(`${who} has seat ${moveAttendee?.attendee?.trainingSeatReservation.seatNumber}.`),
    },
  );
  const [saved] = useState(() => ({
    ...emptyValues(moveAttendeeInput, { id: attendee.id }),
    version: attendee.version,
  }));
  const form = useConsoleForm({
    name: `seat of ${attendee.id}`,
    input: moveAttendeeInput,
    saved,
    save: (input) => commit({ input: { ...input, swapWith: attendeeOn(seats, input.reservation) } }),
    error,
    onSaved: () => onClose(true),
  });
  return (
    <FormDialog
      form={form}
      title={`Move ${who}`}
      subtitle={`Seat ${seatNumber} of ${trainingClass.reference}, ${booking.reference}`}
      submit="Move"
      failed="The delegate was not moved."
      onClose={() => onClose(false)}
    >
      <SelectField
        form={form}
        name="reservation"
        placeholder="Choose a seat"
        options={seats
          .filter((seat) => seat.seatNumber !== seatNumber)
          .map((seat) => ({ value: seat.reservation.id, label: labelOf(seat) }))}
      />
      <Text role="meta">{`Only the seats of this item of ${booking.reference}. Attendance and notes go along.`}</Text>
      <Row gap="xs" align="baseline" wrap>
        <Text role="meta">{`To move ${who} to another date:`}</Text>
        <Link to={requestChangeLink(booking.id, from.bookingItem.id, attendee.id)}>Request a transfer</Link>
      </Row>
    </FormDialog>
  );
}

interface SeatOfItem {
  readonly seatNumber: number;
  readonly reservation: Reservation;
}

/** The seats of the booking item that holds a seat. */
function seatsOfItem(places: readonly Place[], seatNumber: number): SeatOfItem[] {
  const reserved = places.flatMap(({ seatNumber: number, trainingSeatReservation: reservation }) =>
    reservation ? [{ seatNumber: number, reservation }] : [],
  );
  const item = reserved.find((seat) => seat.seatNumber === seatNumber)?.reservation.bookingItem.id;
  return reserved.filter(({ reservation }) => reservation.bookingItem.id === item);
}

/** The delegate whom the dialog shows on a seat. Null for an empty seat. */
const attendeeOn = (seats: readonly SeatOfItem[], id: string): string | null =>
  seats.find(({ reservation }) => reservation.id === id)?.reservation.attendee?.id ?? null;

const labelOf = ({ seatNumber, reservation: { attendee } }: SeatOfItem): string =>
  attendee ? `Seat ${seatNumber}: swap with ${fullName(attendee)}` : `Seat ${seatNumber}: empty`;
