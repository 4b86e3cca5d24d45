import { type BookingStatus, bookingItemMoves, whyNotMoveItem } from '@console/bookings-contracts';
import { Stack } from '@console/design-system/layout';
import { countOf } from '@console/format';
import { ReasonDialog, useSeenVersion } from '@console/forms';
import { graphql, useFragment } from 'react-relay';
import { BookingImpact } from '../move-booking/BookingImpact.tsx';
import type {
  CancelItemDialog_item$data,
  CancelItemDialog_item$key,
} from './__generated__/CancelItemDialog_item.graphql.ts';
import { useCancelImpact } from './useCancelImpact.ts';
import { useCancelItem } from './useCancelItem.ts';

export interface CancelItemDialogProps {
  readonly item: CancelItemDialog_item$key;
  readonly onClose: () => void;
}

/** Asks why an item is canceled, and shows what happens to its booking, its invoices and its people. */
export function CancelItemDialog({ item: key, onClose }: CancelItemDialogProps) {
  const item = useFragment(
    graphql`
      fragment CancelItemDialog_item on BookingItem {
        id
        version
        type
        title
        status
        quantity
        class {
          reference
        }
      }
    `,
    key,
  );
  const { id, title } = item;
  const { version, judge } = useSeenVersion(item, ({ status }) =>
    whyNotMoveItem('cancel', { status: status as BookingStatus }),
  );
  const { pending, error, cancel } = useCancelItem({ id, version });
  const impact = useCancelImpact(id, version);
  const { failure, loading, overtaken } = judge(error);
  const { label, loses } = bookingItemMoves.moves.cancel;
  return (
    <ReasonDialog
      open
      title={`Cancel ${title}?`}
      confirm={label}
      tone="danger"
      cancel="Keep item"
      loading={pending}
      loadingContent={loading || impact.impacts === null}
      failure={failure}
      refusedTitle={overtaken ? `${title} has been changed` : `${title} is not canceled`}
      onCancel={onClose}
      onConfirm={async (reason) => {
        const canceled = (await cancel(reason)) !== null;
        if (canceled) onClose();
        return canceled;
      }}
    >
      <Stack>
        <span>
          {whatIsFree(item)} {loses}
        </span>
        <BookingImpact {...impact} />
      </Stack>
    </ReasonDialog>
  );
}

/** What others can have afterwards: 'Its 2 seats of TC-20871 are free again at once.' */
function whatIsFree({ type, quantity, class: { reference } }: CancelItemDialog_item$data): string {
  if (type !== 'public') return `${reference} stays, without this booking.`;
  return `Its ${countOf(quantity, 'seat')} of ${reference} ${quantity === 1 ? 'is' : 'are'} free again at once.`;
}
