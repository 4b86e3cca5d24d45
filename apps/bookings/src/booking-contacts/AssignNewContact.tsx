import { assignCustomerContactToBookingInput, contactRoles } from '@console/bookings-contracts';
import { ContactFields, contactFromSearch, NewContactHead, SimilarContacts, useCreateContact } from '@console/core-web';
import type { Option } from '@console/design-system/autocomplete';
import { ErrorAlert } from '@console/design-system/error-alert';
import { CheckboxGroupField, emptyValues, FormDialog, useConsoleForm } from '@console/forms';
import { isEarlierAnswer } from '@console/relay';
import { contactFields } from '@console/rules';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { BookingOfContact } from './BookingOfContact.ts';
import { useAssignContact } from './useAssignContact.ts';
import { noContact, useContactToAssign } from './useContactToAssign.ts';

/** The input of one form for two mutations: creates a contact, then assigns it to the booking. */
const newContactInput = z.extend(contactFields, { roles: assignCustomerContactToBookingInput.shape.roles });

export interface AssignNewContactProps {
  readonly booking: BookingOfContact;
  readonly title: string;
  readonly subtitle: string;
  /** The text of the search: a name or an email. */
  readonly typed: string;
  readonly onClose: () => void;
  /** Returns to the customer's contacts. */
  readonly onDismiss: () => void;
}

/** The form for a new contact of the customer, who is created as an attendee and assigned in one step (O§2). */
export function AssignNewContact({ booking, typed, onDismiss, ...dialog }: AssignNewContactProps) {
  const { create, error: notCreated } = useCreateContact();
  const { commit: assign, error: notAssigned } = useAssignContact();
  // Keeps the created contact, or the one that exists already. If only the assignment fails, the second attempt must not create the contact again.
  const [created, setCreated] = useState<Option | null>(null);
  const toAssign = useContactToAssign();
  const [saved] = useState(() => emptyValues(newContactInput, contactFromSearch(typed)));
  function leave() {
    toAssign.forget();
    dialog.onClose();
  }

  const form = useConsoleForm({
    name: 'create-and-assign-contact',
    input: newContactInput,
    saved,
    save: async ({ roles, ...contact }) => {
      const customer = booking.customer.id;
      const known = created ?? (await create({ ...contact, customer, roles: ['ROLE_CUSTOMER_ATTENDEE'] }));
      if (!known) return null;
      const input = { id: booking.id, customerContact: known.value, roles };
      toAssign.write({ began: noContact(booking.id), values: input });
      // An earlier press created somebody else than the form says now. The user sees who it is before anybody is assigned.
      if (isEarlierAnswer(known)) return known;
      setCreated(known);
      return assign({ input });
    },
    error: notCreated ?? notAssigned,
    keepDraft: created === null,
    onSaved: (answer) => (isEarlierAnswer(answer) ? onDismiss() : leave()),
  });
  return (
    <FormDialog
      {...dialog}
      onClose={leave}
      form={form}
      submit={created ? 'Assign' : 'Create and assign'}
      failed={created ? `${created.label} was not assigned.` : 'The contact was not saved.'}
    >
      {created && <ErrorAlert tone="info" messages={[`${created.label} is a contact.`]} />}
      <NewContactHead
        typed={typed}
        onDismiss={() => {
          form.discard();
          onDismiss();
        }}
      />
      <ContactFields form={form} disabled={created !== null} />
      {!created && <SimilarContacts form={form} customer={booking.customer.id} onChoose={setCreated} />}
      <CheckboxGroupField form={form} name="roles" options={contactRoles.options} />
    </FormDialog>
  );
}
