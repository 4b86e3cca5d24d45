import { contactRoles, whyNotUnassign } from '@console/bookings-contracts';
import { ConfirmDialog } from '@console/design-system/dialog';
import { DeleteIcon } from '@console/design-system/icons';
import { ActionButton } from '@console/design-system/tooltip';
import { useConsoleMutation } from '@console/relay';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { UnassignContactButton_contact$key } from './__generated__/UnassignContactButton_contact.graphql.ts';
import type { UnassignContactButtonMutation } from './__generated__/UnassignContactButtonMutation.graphql.ts';

/** Removes a contact from a booking after a confirmation. The contact stays with the customer. */
export function UnassignContactButton({ contact: key }: { contact: UnassignContactButton_contact$key }) {
  const { id, roles, customerContact, booking } = useFragment(
    graphql`
      fragment UnassignContactButton_contact on BookingCustomerContact {
        id
        roles
        customerContact {
          fullName
        }
        booking {
          reference
          status
          bookingCustomerContacts(first: 100) {
            edges {
              node {
                id
                roles
              }
            }
          }
        }
      }
    `,
    key,
  );
  const { fullName } = customerContact;
  const contacts = booking.bookingCustomerContacts.edges.map(({ node }) => node);
  const [asking, setAsking] = useState(false);
  const { pending, error, commit, reset } = useConsoleMutation<UnassignContactButtonMutation>(
    graphql`
      mutation UnassignContactButtonMutation($input: deleteBookingCustomerContactInput!) {
        deleteBookingCustomerContact(input: $input) {
          clientMutationId
        }
      }
    `,
    {
      success: () => ({ text: `${fullName} is no longer a contact of ${booking.reference}.` }),
    },
  );

  function close() {
    reset();
    setAsking(false);
  }

  const what = roles.map((role) => contactRoles.labelOf(role).toLowerCase()).join(' and ');
  return (
    <>
      <ActionButton
        appearance="subtle"
        size="small"
        icon={<DeleteIcon size={16} />}
        refusal={whyNotUnassign(booking, contacts, { id })}
        aria-label={`Delete ${fullName}`}
        onClick={() => setAsking(true)}
      />
      {asking && (
        <ConfirmDialog
          open
          title={`Delete ${fullName} from ${booking.reference}?`}
          confirm="Delete contact"
          tone="danger"
          loading={pending}
          failure={error}
          refusedTitle={`${fullName} was not deleted`}
          onCancel={close}
          onConfirm={async () => {
            if (await commit({ input: { id } })) close();
          }}
        >
          {fullName} is no longer its {what}, and stays a contact of the customer.
        </ConfirmDialog>
      )}
    </>
  );
}
