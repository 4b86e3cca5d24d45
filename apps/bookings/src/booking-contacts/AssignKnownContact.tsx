import { assignCustomerContactToBookingInput, contactRoles } from '@console/bookings-contracts';
import { ContactField } from '@console/core-web';
import { CheckboxGroupField, FormDialog, useConsoleForm } from '@console/forms';
import { useState } from 'react';
import type { BookingOfContact } from './BookingOfContact.ts';
import { useAssignContact } from './useAssignContact.ts';
import { assignContactDraft, noContact } from './useContactToAssign.ts';

export interface AssignKnownContactProps {
  readonly booking: BookingOfContact;
  readonly title: string;
  readonly subtitle: string;
  readonly onClose: () => void;
  /** Called with the typed text when the person is not a contact yet. */
  readonly onCreate: (typed: string) => void;
}

/** The form that selects a contact of the customer and their roles for the booking. */
export function AssignKnownContact({ booking, onCreate, ...dialog }: AssignKnownContactProps) {
  const { commit, error } = useAssignContact();
  const [saved] = useState(() => noContact(booking.id));
  const form = useConsoleForm({
    name: assignContactDraft,
    input: assignCustomerContactToBookingInput,
    saved,
    save: (input) => commit({ input }),
    error,
    onSaved: dialog.onClose,
  });
  return (
    <FormDialog {...dialog} form={form} submit="Assign" failed="The contact was not assigned.">
      <ContactField
        form={form}
        name="customerContact"
        customer={booking.customer.id}
        booking={booking.id}
        placeholder="Search by name or email"
        onCreate={(typed) => {
          form.discard();
          onCreate(typed);
        }}
      />
      <CheckboxGroupField form={form} name="roles" options={contactRoles.options} />
    </FormDialog>
  );
}
