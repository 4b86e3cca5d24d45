import { assignTrainingSeatInput, attendeeDetails } from '@console/bookings-contracts';
import { seatRoleLabels } from '@console/core-contracts';
import { ContactGroupFields, contactFromSearch, NewContactHead } from '@console/core-web';
import { emptyValues, FormDialog, useConsoleForm } from '@console/forms';
import { useState } from 'react';
import type { AddKnownAttendeeProps } from './AddKnownAttendee.tsx';
import { useAssignSeat } from './useAssignSeat.ts';
import { newAttendee } from './useNewAttendeeTyped.ts';

export interface AddNewAttendeeProps extends Omit<AddKnownAttendeeProps, 'onCreate'> {
  /** The text of the search: a name or an email. */
  readonly typed: string;
  /** Returns to the customer's contacts. */
  readonly onDismiss: () => void;
}

/** The form for a new person, who is created as an attendee and seated in one step (O§2, O§5). */
export function AddNewAttendee({ seat, typed, title, subtitle, onClose, onAdded, onDismiss }: AddNewAttendeeProps) {
  const { commit, error } = useAssignSeat(seat);
  const [saved] = useState(() =>
    emptyValues(assignTrainingSeatInput, {
      id: seat.id,
      attendee: emptyValues(attendeeDetails, contactFromSearch(typed)),
    }),
  );
  const form = useConsoleForm({
    name: newAttendee(seat.seatNumber),
    input: assignTrainingSeatInput,
    saved,
    save: (input) => commit({ input }),
    error,
    onSaved: onAdded,
  });
  return (
    <FormDialog {...{ form, title, subtitle, onClose }} submit="Create and add" failed="The attendee was not added.">
      <NewContactHead
        typed={typed}
        role={seatRoleLabels.ROLE_CUSTOMER_ATTENDEE}
        onDismiss={() => {
          form.discard();
          onDismiss();
        }}
      />
      <ContactGroupFields form={form} name="attendee" />
    </FormDialog>
  );
}
