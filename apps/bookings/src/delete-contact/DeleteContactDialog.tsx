import { ConfirmDialog } from '@console/design-system/dialog';
import { useConsoleMutation } from '@console/relay';
import { graphql, useFragment } from 'react-relay';
import type { DeleteContactDialog_contact$key } from './__generated__/DeleteContactDialog_contact.graphql.ts';
import type { DeleteContactDialogMutation } from './__generated__/DeleteContactDialogMutation.graphql.ts';

export interface DeleteContactDialogProps {
  readonly contact: DeleteContactDialog_contact$key;
  readonly onClose: () => void;
  /** Called after the contact is deleted. Without it the dialog only closes. */
  readonly onDeleted?: (() => void) | undefined;
}

/** The confirmation before a contact is deleted (O§2). */
export function DeleteContactDialog({ contact: key, onClose, onDeleted }: DeleteContactDialogProps) {
  const { id, version, fullName, customer } = useFragment(
    graphql`
      fragment DeleteContactDialog_contact on CustomerContact {
        id
        version
        fullName
        customer {
          name
        }
      }
    `,
    key,
  );
  const { pending, error, commit } = useConsoleMutation<DeleteContactDialogMutation>(
    graphql`
      mutation DeleteContactDialogMutation($input: deleteCustomerContactInput!) {
        deleteCustomerContact(input: $input) {
          clientMutationId
        }
      }
    `,
    { success: () => ({ text: `${fullName} is deleted.` }) },
  );
  return (
    <ConfirmDialog
      open
      title={`Delete ${fullName}?`}
      confirm="Delete contact"
      tone="danger"
      loading={pending}
      failure={error}
      refusedTitle={`${fullName} was not deleted`}
      onCancel={onClose}
      onConfirm={async () => {
        if (await commit({ input: { id, version } })) (onDeleted ?? onClose)();
      }}
    >
      {`${customer.name} loses this contact. It cannot be taken back.`}
    </ConfirmDialog>
  );
}
