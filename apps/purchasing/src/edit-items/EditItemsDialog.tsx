import { Stack, Text } from '@console/design-system/layout';
import { RecordDialog, TextAreaField, useRecordForm } from '@console/forms';
import { changeNeedsReason, editOrderItemsInput } from '@console/purchasing-contracts';
import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import { OrderItemsFields } from '../order-items/OrderItemsFields.tsx';
import type { EditItemsDialog_order$key } from './__generated__/EditItemsDialog_order.graphql.ts';
import { useUpdateItems } from './useUpdateItems.ts';

export interface EditItemsDialogProps {
  readonly order: EditItemsDialog_order$key;
  readonly onClose: () => void;
}

/** Changes the items of an order. A confirmed order needs a reason, and an acknowledged one has to be acknowledged anew. */
export function EditItemsDialog({ order: key, onClose }: EditItemsDialogProps) {
  const order = useFragment(
    graphql`
      fragment EditItemsDialog_order on PurchaseOrder {
        id
        version
        ...lastChange_record @relay(mask: false)
        reference
        status
        acknowledgedAt
        supplier {
          name
        }
        items(first: 100) {
          edges {
            node {
              id
              description
              quantity
              unitPrice {
                amount
              }
              taxable
              taxRatePercent
            }
          }
        }
      }
    `,
    key,
  );
  const { reference, acknowledgedAt, supplier, items } = order;
  const record = useMemo(
    () => ({ ...order, reason: null, items: items.edges.map(({ node }) => node) }),
    [order, items],
  );
  const form = useRecordForm({
    name: 'edit-order-items',
    input: editOrderItemsInput,
    record,
    write: useUpdateItems(),
    onSaved: onClose,
  });
  return (
    <RecordDialog form={form} what="items" subtitle={`${reference} · ${supplier.name}`} onClose={onClose}>
      <Stack gap="l">
        {acknowledgedAt && (
          <Text role="secondary">
            {supplier.name} has acknowledged this order. After a change it has to be acknowledged anew.
          </Text>
        )}
        <OrderItemsFields form={form} />
        {changeNeedsReason(order) && (
          <TextAreaField
            form={form}
            name="reason"
            required
            counter
            hint="Needed because the order is confirmed. It is kept in the history."
          />
        )}
      </Stack>
    </RecordDialog>
  );
}
