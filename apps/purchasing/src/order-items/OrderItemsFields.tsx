import { blankPricedLine, PricedLinesFields } from '@console/core-web';
import { type FormWith, type InputSchema, partOf, useFormValues, useListEdit } from '@console/forms';
import { maxOrderItems, type newOrderItems } from '@console/purchasing-contracts';

/** All items of an order: change, add and remove them. */
export function OrderItemsFields<Schema extends InputSchema>(props: {
  readonly form: FormWith<typeof newOrderItems, Schema>;
}) {
  const form = partOf<typeof newOrderItems, Schema>(props.form);
  return (
    <PricedLinesFields
      form={form}
      name="items"
      lines={useFormValues(form).items}
      list={useListEdit(form, 'items')}
      blank={blankPricedLine}
      noun={['item', 'items']}
      document="A purchase order"
      most={maxOrderItems}
    />
  );
}
