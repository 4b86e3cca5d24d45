import type { privateItemPrice } from '@console/bookings-contracts';
import { Stack, Text } from '@console/design-system/layout';
import { type FormWith, type InputSchema, partOf, useFormValues } from '@console/forms';
import { ItemPriceFields } from '../item-price/ItemPriceFields.tsx';
import { ItemTotals } from '../item-price/ItemTotals.tsx';
import { useProposed } from './useProposed.ts';

export interface PrivatePriceFieldsProps<Schema extends InputSchema> {
  readonly form: FormWith<typeof privateItemPrice, Schema>;
  /** The number of sessions of the class. */
  readonly sessions: number;
}

/** The price of a private item, with its totals. The days follow the sessions until somebody types another number. */
export function PrivatePriceFields<Schema extends InputSchema>({
  sessions,
  ...props
}: PrivatePriceFieldsProps<Schema>) {
  const form = partOf<typeof privateItemPrice, Schema>(props.form);
  const { quantity } = useFormValues(form);
  useProposed(sessions, {
    form,
    value: quantity,
    set: (value) => form.state.setValue('quantity', value, { shouldDirty: true, shouldValidate: true }),
  });
  return (
    <Stack>
      <Text role="strong">Price</Text>
      <ItemPriceFields form={form} most={quantity === sessions ? 'As many as sessions' : undefined} />
      <ItemTotals form={form} />
    </Stack>
  );
}
