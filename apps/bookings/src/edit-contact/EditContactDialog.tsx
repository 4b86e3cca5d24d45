import { updateCustomerContactInput, whyNotMoveContact } from '@console/core-contracts';
import { ContactFields, CustomerField, contactRoleOptions, SimilarContacts } from '@console/core-web';
import { CheckboxGroupField, RecordDialog, useRecordForm } from '@console/forms';
import { useConsoleMutation } from '@console/relay';
import { graphql, useFragment } from 'react-relay';
import type { EditContactDialog_contact$key } from './__generated__/EditContactDialog_contact.graphql.ts';
import type { EditContactDialogMutation } from './__generated__/EditContactDialogMutation.graphql.ts';

export interface EditContactDialogProps {
  readonly contact: EditContactDialog_contact$key;
  readonly onClose: () => void;
}

/**
 * Edits a contact's name, details and roles (O§3, O§5). A contact to which no booking, seat or other record refers can move to
 * another customer.
 */
export function EditContactDialog({ contact: key, onClose }: EditContactDialogProps) {
  const contact = useFragment(
    graphql`
      fragment EditContactDialog_contact on CustomerContact {
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
        roles
        customer {
          id
          ...customerOption_customer
        }
        uses {
          what
          count
        }
      }
    `,
    key,
  );
  const write = useConsoleMutation<EditContactDialogMutation>(
    graphql`
      mutation EditContactDialogMutation($input: updateCustomerContactInput!) {
        updateCustomerContact(input: $input) {
          customerContact {
            ...EditContactDialog_contact
            ...ContactDetailPage_contact
          }
        }
      }
    `,
    { success: () => ({ text: 'Contact successfully saved' }) },
  );
  const whyNot = whyNotMoveContact(contact);
  const form = useRecordForm({
    name: 'edit-contact',
    input: updateCustomerContactInput,
    record: contact,
    write,
    onSaved: onClose,
  });
  return (
    <RecordDialog form={form} onClose={onClose} what="contact" subtitle={contact.fullName}>
      <ContactFields form={form} />
      <SimilarContacts form={form} customer={contact.customer.id} contact={contact.id} />
      <CheckboxGroupField form={form} name="roles" options={contactRoleOptions} />
      <CustomerField
        form={form}
        name="customer"
        chosen={contact.customer}
        disabled={whyNot !== null}
        hint={whyNot ?? undefined}
      />
    </RecordDialog>
  );
}
