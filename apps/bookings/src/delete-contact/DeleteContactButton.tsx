import { whyNotDeleteContact } from '@console/core-contracts';
import { DeleteIcon } from '@console/design-system/icons';
import { ActionButton } from '@console/design-system/tooltip';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { DeleteContactButton_contact$key } from './__generated__/DeleteContactButton_contact.graphql.ts';
import { DeleteContactDialog } from './DeleteContactDialog.tsx';

export interface DeleteContactButtonProps {
  readonly contact: DeleteContactButton_contact$key;
  /** Shows the icon alone, in a row of a list. */
  readonly iconOnly?: boolean;
  /** Called after the contact is deleted. */
  readonly onDeleted?: () => void;
}

/** Deletes a contact after a confirmation. While records refer to the contact, the button is disabled and names them. */
export function DeleteContactButton({ contact: key, iconOnly = false, onDeleted }: DeleteContactButtonProps) {
  const contact = useFragment(
    graphql`
      fragment DeleteContactButton_contact on CustomerContact {
        fullName
        writeable
        uses {
          what
          count
        }
        ...DeleteContactDialog_contact
      }
    `,
    key,
  );
  const [asking, setAsking] = useState(false);
  if (!contact.writeable) return null;
  return (
    <>
      <ActionButton
        appearance="subtle"
        size="small"
        icon={<DeleteIcon size={16} />}
        refusal={whyNotDeleteContact(contact)}
        aria-label={`Delete ${contact.fullName}`}
        onClick={() => setAsking(true)}
      >
        {iconOnly ? undefined : 'Delete'}
      </ActionButton>
      {asking && <DeleteContactDialog contact={contact} onClose={() => setAsking(false)} onDeleted={onDeleted} />}
    </>
  );
}
