import { createCustomerContactInput, type RoleCode } from '@console/core-contracts';
import type { Option } from '@console/design-system/autocomplete';
import { Stack } from '@console/design-system/layout';
import { CheckboxGroupField, emptyValues, FormDialog, useConsoleForm } from '@console/forms';
import { useEffect, useRef, useState } from 'react';
import type { CreationDialogProps } from '../creation/useCreationInPlace.tsx';
import { ContactFields } from './ContactFields.tsx';
import { contactFromSearch } from './contactFromSearch.ts';
import { contactRoleOptions } from './contactRoleOptions.ts';
import { SimilarContacts } from './SimilarContacts.tsx';
import { useCreateContact } from './useCreateContact.ts';

export interface CreateContactDialogProps extends CreationDialogProps {
  /** The id of the new contact's customer. */
  readonly customer: string;
  /** The roles of the new contact. Without them the dialog asks. */
  readonly roles?: readonly RoleCode[] | undefined;
  /** Links a contact who exists already, on a screen where none is chosen. */
  readonly linksExisting?: boolean;
}

/** A dialog that creates a contact of a customer. */
export function CreateContactDialog({
  customer,
  roles,
  linksExisting = false,
  typed,
  inPlace = false,
  onClose,
  onCreated,
}: CreateContactDialogProps) {
  const { create, error } = useCreateContact(inPlace);
  const [saved] = useState(() =>
    emptyValues(createCustomerContactInput, { customer, roles: roles ?? [], ...contactFromSearch(typed) }),
  );
  const form = useConsoleForm({
    name: `create-contact of ${customer}`,
    input: createCustomerContactInput,
    saved,
    save: create,
    error,
    onSaved: onCreated,
  });
  function choose(contact: Option) {
    form.discard();
    onCreated(contact);
  }
  const fields = useRef<HTMLDivElement>(null);
  // The search text has filled some fields. The user goes on with the first empty one.
  useEffect(() => {
    const all = [...(fields.current?.querySelectorAll('input') ?? [])];
    all.find(({ value }) => value === '')?.focus();
  }, []);
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title="Create contact"
      submit="Create contact"
      failed="The contact was not created."
    >
      <div ref={fields}>
        <Stack>
          <ContactFields form={form} />
          <SimilarContacts form={form} customer={customer} {...(!linksExisting && { onChoose: choose })} />
          {!roles && <CheckboxGroupField form={form} name="roles" options={contactRoleOptions} />}
        </Stack>
      </div>
    </FormDialog>
  );
}
