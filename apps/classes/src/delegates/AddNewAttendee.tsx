import { assignTrainingSeatInput, attendeeDetails } from '@console/bookings-contracts';
import { NewContactHead, namesIn } from '@console/core-web';
import { Grid } from '@console/design-system/layout';
import { emptyValues, FormDialog, TextField, useConsoleForm } from '@console/forms';
import { useState } from 'react';
import type { AddKnownAttendeeProps } from './AddKnownAttendee.tsx';
import { useAssignSeat } from './useAssignSeat.ts';
import { newAttendee } from './useNewAttendeeTyped.ts';

export interface AddNewAttendeeProps extends Omit<AddKnownAttendeeProps, 'onCreate'> {
  /** What was searched for: a name, or an email. */
  readonly typed: string;
  /** Back to the customer's people. */
  readonly onDismiss: () => void;
}

/** Somebody new at the customer, who is created and seated in one step, as an attendee (O§2, O§5). */
export function AddNewAttendee({ seat, typed, title, subtitle, onClose, onAdded, onDismiss }: AddNewAttendeeProps) {
  const { commit, error } = useAssignSeat(seat);
  const [saved] = useState(() =>
    emptyValues(assignTrainingSeatInput, { id: seat.id, attendee: emptyValues(attendeeDetails, namesIn(typed)) }),
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
        onDismiss={() => {
          form.discard();
          onDismiss();
        }}
      />
      <Grid columns={2}>
        <TextField form={form} name="attendee.givenName" counter />
        <TextField form={form} name="attendee.familyName" counter />
      </Grid>
      <TextField form={form} name="attendee.email" />
    </FormDialog>
  );
}
