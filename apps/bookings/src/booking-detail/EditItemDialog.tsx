import { seatsChangeInputFor, whyNotItemSeats } from '@console/bookings-contracts';
import { countOf } from '@console/format';
import { RecordDialog, useRecordForm } from '@console/forms';
import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import { ItemPriceFields } from '../item-price/ItemPriceFields.tsx';
import { ItemTotals } from '../item-price/ItemTotals.tsx';
import type { EditItemDialog_item$key } from './__generated__/EditItemDialog_item.graphql.ts';
import { useFreshSeats } from './useFreshSeats.ts';
import { useUpdateItem } from './useUpdateItem.ts';

export interface EditItemDialogProps {
  readonly item: EditItemDialog_item$key;
  readonly onClose: () => void;
}

/** Edits the seats and the price of a public item. Seats are released or reserved at once. A private item has a page of its own. */
export function EditItemDialog({ item: key, onClose }: EditItemDialogProps) {
  const item = useFragment(
    graphql`
      fragment EditItemDialog_item on BookingItem {
        id
        version
        ...lastChange_record @relay(mask: false)
        title
        status
        quantity
        unitPrice {
          amount
        }
        taxable
        taxRatePercent
        poNumber
        assignedSeatNumber
        class {
          id
          reference
          status
          public
          endsAt
          seatsFreeCount
        }
      }
    `,
    key,
  );
  const { id } = item;
  const write = useUpdateItem();
  useFreshSeats(item.class.id);
  const input = useMemo(() => seatsChangeInputFor((wanted) => whyNotItemSeats(item, wanted)), [item]);
  const form = useRecordForm({
    name: `edit-item ${id}`,
    input,
    record: item,
    write,
    onSaved: onClose,
  });
  return (
    <RecordDialog
      form={form}
      onClose={onClose}
      title={`Edit ${item.title}`}
      what="item"
      subtitle={item.class.reference}
    >
      <ItemPriceFields form={form} most={moreLeft(item.class.seatsFreeCount)} />
      <ItemTotals form={form} />
    </RecordDialog>
  );
}

const moreLeft = (free: number): string => (free === 0 ? 'No more seats left' : `${countOf(free, 'more seat')} left`);
