import { ContactFields, NewContactHead, namesIn, useCreateContact } from '@console/core-web';
import type { Option } from '@console/design-system/autocomplete';
import { CheckboxGroupField, emptyValues, FormDialog, useConsoleForm } from '@console/forms';
import { useState } from 'react';
import type { BookingOfContact } from './BookingOfContact.ts';
import { newContactInput } from './newContactInput.ts';
import { roleOptions } from './roleOptions.ts';
import { useAssignContact } from './useAssignContact.ts';
import { nobody, useContactToAssign } from './useContactToAssign.ts';

export interface AssignNewContactProps {
  readonly booking: BookingOfContact;
  readonly title: string;
  readonly subtitle: string;
  /** What was searched for: a name, or an email. */
  readonly typed: string;
  readonly onClose: () => void;
  /** Back to the customer's people. */
  readonly onDismiss: () => void;
}

/** Somebody new at the customer, who is created and assigned in one step; they begin as an attendee (O§2). */
export function AssignNewContact({ booking, typed, onDismiss, ...dialog }: AssignNewContactProps) {
  const { create, error: notCreated } = useCreateContact();
  const { commit: assign, error: notAssigned } = useAssignContact();
  // Known once the first half of the step is done: when the second fails, only that is tried again.
  const [created, setCreated] = useState<Option | null>(null);
  const toAssign = useContactToAssign();
  const [saved] = useState(() => emptyValues(newContactInput, namesIn(typed)));
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
      setCreated(known);
      const input = { id: booking.id, customerContact: known.value, roles };
      toAssign.write({ began: nobody(booking.id), values: input });
      return assign({ input });
    },
    error: notCreated ?? notAssigned,
    keepDraft: created === null,
    onSaved: leave,
  });
  return (
    <FormDialog
      {...dialog}
      onClose={leave}
      form={form}
      submit={created ? 'Assign' : 'Create and assign'}
      failed={created ? `${created.label} is created, but not assigned yet.` : 'The contact was not saved.'}
    >
      <NewContactHead
        typed={typed}
        onDismiss={() => {
          form.discard();
          onDismiss();
        }}
      />
      <ContactFields form={form} disabled={created !== null} />
      <CheckboxGroupField form={form} name="roles" options={roleOptions} />
    </FormDialog>
  );
}
