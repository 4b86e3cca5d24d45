import { Inset } from '@console/design-system/card';
import { Row, Stack } from '@console/design-system/layout';
import { priceTotals, Totals } from '@console/design-system/money';
import { ActionAddButton } from '@console/design-system/tooltip';
import { type FormWith, type InputSchema, partOf, useFormValues, useListEdit } from '@console/forms';
import { maxOrderItems, type newOrderItems } from '@console/purchasing-contracts';
import { blankItem } from './blankItem.ts';
import { OrderItemFields } from './OrderItemFields.tsx';
import { typedTotals } from './typedTotals.ts';

/** All items of an order: change, add and remove them. The totals follow what is typed. */
export function OrderItemsFields<Schema extends InputSchema>(props: {
  readonly form: FormWith<typeof newOrderItems, Schema>;
}) {
  const form = partOf<typeof newOrderItems, Schema>(props.form);
  const { items } = useFormValues(form);
  const list = useListEdit(form, 'items');
  const { net, tax } = typedTotals(items);

  function remove(index: number) {
    const left = items.filter((_, place) => place !== index);
    list.change(left, { place: Math.min(index, left.length - 1), control: '[data-remove]' });
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its own border
    <div ref={list.container} role="group" aria-label="Items">
      <Stack gap="l">
        {items.map((_, index) => (
          <OrderItemFields
            // biome-ignore lint/suspicious/noArrayIndexKey: the fields of a form are named by their place
            key={index}
            form={form}
            index={index}
            refusal={items.length === 1 ? 'A purchase order has at least one item.' : null}
            onRemove={() => remove(index)}
          />
        ))}
        <Row>
          <ActionAddButton
            place="form"
            refusal={items.length < maxOrderItems ? null : `A purchase order has at most ${maxOrderItems} items.`}
            onClick={() => list.change([...items, blankItem], { place: items.length, control: 'input' })}
          >
            Add an item
          </ActionAddButton>
        </Row>
        <Inset>
          <Totals lines={priceTotals(net, tax)} />
        </Inset>
      </Stack>
    </div>
  );
}
