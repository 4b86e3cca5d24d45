import { seatsChangeInputFor, whyNotItemSeats } from '@console/bookings-contracts';
import { countOf } from '@console/format';
import { FormDialog, initialValues, useConsoleForm } from '@console/forms';
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
  const { commit, error } = useUpdateItem();
  useFreshSeats(item.class.id);
  const input = useMemo(() => seatsChangeInputFor((wanted) => whyNotItemSeats(item, wanted)), [item]);
  const saved = useMemo(() => initialValues(input, item), [input, item]);
  const form = useConsoleForm({
    name: `edit-item ${id}`,
    input,
    saved,
    lastChange: item,
    save: (input) => commit({ input }),
    error,
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={`Edit ${item.title}`}
      subtitle={item.class.reference}
      submit="Save item"
      failed="The item was not saved."
    >
      <ItemPriceFields form={form} most={moreLeft(item.class.seatsFreeCount)} />
      <ItemTotals form={form} />
    </FormDialog>
  );
}

const moreLeft = (free: number): string => (free === 0 ? 'No more seats left' : `${countOf(free, 'more seat')} left`);
