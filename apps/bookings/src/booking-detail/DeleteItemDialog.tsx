import { classLinks } from '@console/classes-contracts';
import { ConfirmDialog, closeAndFocusTitle } from '@console/design-system/dialog';
import { Link } from '@console/design-system/link';
import { Money } from '@console/design-system/money';
import { countOf } from '@console/format';
import { graphql, useFragment } from 'react-relay';
import type { DeleteItemDialog_item$key } from './__generated__/DeleteItemDialog_item.graphql.ts';
import { useDeleteItem } from './useDeleteItem.ts';

export interface DeleteItemDialogProps {
  readonly item: DeleteItemDialog_item$key;
  readonly onClose: () => void;
}

/** The confirmation before an item is deleted (O§2, O§8). It names the consequences, and the reason when the server refuses. */
export function DeleteItemDialog({ item: key, onClose }: DeleteItemDialogProps) {
  const item = useFragment(
    graphql`
      fragment DeleteItemDialog_item on BookingItem {
        id
        version
        type
        title
        quantity
        assignedSeatNumber
        grossPrice {
          amount
        }
        booking {
          id
        }
        class {
          id
          reference
        }
      }
    `,
    key,
  );
  const { id, version, title, quantity, assignedSeatNumber: assigned } = item;
  const { pending, error, commit } = useDeleteItem(item.booking.id, title);
  return (
    <ConfirmDialog
      open
      title={`Delete ${title}?`}
      confirm="Delete item"
      tone="danger"
      loading={pending}
      failure={error}
      refusedTitle={`${title} was not deleted`}
      onCancel={onClose}
      onConfirm={async () => {
        // Focus goes to the page title, because the item's menu, which opened the dialog, is deleted too.
        if (await commit({ input: { id, version } })) closeAndFocusTitle(onClose);
      }}
    >
      {item.type === 'public' &&
        `${countOf(quantity, 'seat')} of ${item.class.reference} ${quantity === 1 ? 'is' : 'are'} free again at once. `}
      {item.type === 'private' && (
        <>
          The class{' '}
          <Link to={classLinks.detail(item.class.id)} newTab>
            {item.class.reference}
          </Link>{' '}
          stays: it is the customer’s class without a booking, and can be booked again or canceled on its own screen.{' '}
        </>
      )}
      {assigned > 0 && `${countOf(assigned, 'attendee')} ${assigned === 1 ? 'loses the' : 'lose their'} place. `}
      The booking comes to{' '}
      <strong>
        <Money pence={item.grossPrice.amount} />
      </strong>{' '}
      less. It cannot be taken back.
    </ConfirmDialog>
  );
}
