import { ContactFields, type CreationDialogProps, contactFromSearch, formNotSaved } from '@console/core-web';
import { emptyValues, FormDialog, useConsoleForm } from '@console/forms';
import { createSupplierContactInput } from '@console/purchasing-contracts';
import { partOfAnswer, useConsoleMutation } from '@console/relay';
import { useState } from 'react';
import { graphql } from 'react-relay';
import type { CreateSupplierContactDialogMutation } from './__generated__/CreateSupplierContactDialogMutation.graphql.ts';
import { supplierContactOption } from './supplierContactOption.ts';

/** A dialog that creates a person who works for a supplier, for a form that is not saved yet. */
export function CreateSupplierContactDialog({ typed, onClose, onCreated }: CreationDialogProps) {
  const { commit, error } = useConsoleMutation<CreateSupplierContactDialogMutation>(
    graphql`
      mutation CreateSupplierContactDialogMutation($input: createSupplierContactInput!) {
        createSupplierContact(input: $input) {
          person {
            ...supplierContactOption_person
          }
        }
      }
    `,
    { success: () => ({ text: 'Contact successfully saved', details: [formNotSaved] }) },
  );
  const [saved] = useState(() => emptyValues(createSupplierContactInput, contactFromSearch(typed)));
  const form = useConsoleForm({
    name: 'create-supplier-contact',
    input: createSupplierContactInput,
    saved,
    save: async (input) => {
      const answer = await commit({ input });
      const person = answer?.createSupplierContact?.person;
      return person ? partOfAnswer(answer, supplierContactOption(person)) : null;
    },
    error,
    onSaved: onCreated,
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title="Create contact"
      submit="Create contact"
      failed="The contact was not created."
    >
      <ContactFields form={form} />
    </FormDialog>
  );
}
