import { bookingLinks } from '@console/bookings-contracts';
import { ConfirmDialog } from '@console/design-system/dialog';
import { countOf, joinList } from '@console/format';
import { useConsoleHost } from '@console/platform';
import { useNavigate } from '@console/platform/router';
import { useConsoleMutation } from '@console/relay';
import { graphql, useFragment } from 'react-relay';
import type { DeleteBookingDialog_booking$key } from './__generated__/DeleteBookingDialog_booking.graphql.ts';
import type { DeleteBookingDialogMutation } from './__generated__/DeleteBookingDialogMutation.graphql.ts';

export interface DeleteBookingDialogProps {
  readonly booking: DeleteBookingDialog_booking$key;
  readonly onClose: () => void;
}

/** The confirmation before a draft is deleted (O§2, O§8). Afterwards the list of bookings opens as the user left it. */
export function DeleteBookingDialog({ booking: key, onClose }: DeleteBookingDialogProps) {
  const { id, version, reference, title, items } = useFragment(
    graphql`
      fragment DeleteBookingDialog_booking on Booking {
        id
        version
        reference
        title
        items(first: 100) {
          totalCount
          edges {
            node {
              id
              type
              status
              class {
                reference
              }
            }
          }
        }
      }
    `,
    key,
  );
  const held = items.edges.filter(({ node }) => node.type === 'private' && node.status !== 'canceled');
  const itemCount = items.totalCount ?? 0;
  const classes = joinList(held.map(({ node }) => node.class.reference));
  const { listAddress } = useConsoleHost();
  const navigate = useNavigate();
  const { pending, error, commit } = useConsoleMutation<DeleteBookingDialogMutation>(
    graphql`
      mutation DeleteBookingDialogMutation($input: deleteBookingInput!) {
        deleteBooking(input: $input) {
          clientMutationId
        }
      }
    `,
    { success: () => ({ text: `${reference} is deleted.` }) },
  );
  return (
    <ConfirmDialog
      open
      title={`Delete ${reference}?`}
      confirm="Delete booking"
      tone="danger"
      loading={pending}
      failure={error}
      refusedTitle={`${reference} was not deleted`}
      onCancel={onClose}
      onConfirm={async () => {
        if (!(await commit({ input: { id, version } }))) return;
        void navigate(listAddress(bookingLinks.list()), { replace: true });
      }}
    >
      <strong>{title}</strong> goes with {itemCount > 0 && `its ${countOf(itemCount, 'item')}, `}its contacts and its
      notes{itemCount > 0 ? '; its seats are free again. ' : '. '}
      {classes && `${classes} ${held.length === 1 ? 'stays' : 'stay'}, without a booking. `}
      It cannot be taken back.
    </ConfirmDialog>
  );
}
