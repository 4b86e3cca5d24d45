import { ContactFields } from '@console/core-web';
import { RecordDialog, useRecordForm } from '@console/forms';
import { updateSupplierContactInput } from '@console/purchasing-contracts';
import { useConsoleMutation } from '@console/relay';
import { graphql, useFragment } from 'react-relay';
import type { EditSupplierContactDialog_person$key } from './__generated__/EditSupplierContactDialog_person.graphql.ts';
import type { EditSupplierContactDialogMutation } from './__generated__/EditSupplierContactDialogMutation.graphql.ts';

export interface EditSupplierContactDialogProps {
  readonly person: EditSupplierContactDialog_person$key;
  readonly onClose: () => void;
}

/** Edits the name and the contact details of a person who works for a supplier. */
export function EditSupplierContactDialog({ person: key, onClose }: EditSupplierContactDialogProps) {
  const person = useFragment(
    graphql`
      fragment EditSupplierContactDialog_person on Person {
        id
        version
        ...lastChange_record @relay(mask: false)
        fullName
        givenName
        familyName
        email
        mobile
        telephone
        jobTitle
      }
    `,
    key,
  );
  const write = useConsoleMutation<EditSupplierContactDialogMutation>(
    graphql`
      mutation EditSupplierContactDialogMutation($input: updateSupplierContactInput!) {
        updateSupplierContact(input: $input) {
          person {
            ...EditSupplierContactDialog_person
          }
        }
      }
    `,
    { success: () => ({ text: 'Contact successfully saved' }) },
  );
  const form = useRecordForm({
    name: 'supplier-contact',
    input: updateSupplierContactInput,
    record: person,
    write,
    onSaved: onClose,
  });
  return (
    <RecordDialog form={form} onClose={onClose} what="contact" subtitle={person.fullName}>
      <ContactFields form={form} />
    </RecordDialog>
  );
}
