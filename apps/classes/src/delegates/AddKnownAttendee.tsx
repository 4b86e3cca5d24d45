import { createAttendeeInput } from '@console/bookings-contracts';
import { ContactField } from '@console/core-web';
import { emptyValues, FormDialog, useConsoleForm } from '@console/forms';
import { useState } from 'react';
import type { SeatToFill } from './SeatToFill.ts';
import { useCreateAttendee } from './useCreateAttendee.ts';

export interface AddKnownAttendeeProps {
  readonly seat: SeatToFill;
  readonly title: string;
  readonly subtitle: string;
  readonly onClose: () => void;
  readonly onAdded: () => void;
  /** Called with the typed text when the person is not a contact yet. */
  readonly onCreate: (typed: string) => void;
}

/** The form that selects a contact of the customer for a seat. */
export function AddKnownAttendee({ seat, title, subtitle, onClose, onAdded, onCreate }: AddKnownAttendeeProps) {
  const { commit, error } = useCreateAttendee(seat);
  const [saved] = useState(() => emptyValues(createAttendeeInput, { reservation: seat.reservation }));
  const form = useConsoleForm({
    name: `attendee of seat ${seat.seatNumber}`,
    input: createAttendeeInput,
    saved,
    save: (input) => commit({ input }),
    error,
    onSaved: onAdded,
  });
  return (
    <FormDialog {...{ form, title, subtitle, onClose }} submit="Add attendee" failed="The attendee was not added.">
      <ContactField
        form={form}
        name="customerContact"
        customer={seat.customer}
        placeholder="Search by name or email"
        onCreate={(typed) => {
          form.discard();
          onCreate(typed);
        }}
      />
    </FormDialog>
  );
}
