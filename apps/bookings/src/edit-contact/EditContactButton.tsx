import { EditButton } from '@console/design-system/tooltip';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { EditContactButton_contact$key } from './__generated__/EditContactButton_contact.graphql.ts';
import { EditContactDialog } from './EditContactDialog.tsx';

/** Opens the dialog that edits a customer's contact (O§2). */
export function EditContactButton({ contact: key }: { contact: EditContactButton_contact$key }) {
  const contact = useFragment(
    graphql`
      fragment EditContactButton_contact on CustomerContact {
        fullName
        ...EditContactDialog_contact
      }
    `,
    key,
  );
  const [editing, setEditing] = useState(false);
  return (
    <>
      <EditButton label={`Edit ${contact.fullName}`} onClick={() => setEditing(true)} />
      {editing && <EditContactDialog contact={contact} onClose={() => setEditing(false)} />}
    </>
  );
}
