import { Grid, Stack, Text } from '@console/design-system/layout';
import { formatMoney } from '@console/format';
import { type ConsoleForm, MoneyField, NumberField, useFormValues } from '@console/forms';
import type { recordSupplierBillInput } from '@console/purchasing-contracts';
import { differenceOf, type ItemToBill, leftOf } from './billLine.ts';
import { differenceWords } from './differenceWords.ts';

export interface BillLineFieldsProps {
  readonly form: ConsoleForm<typeof recordSupplierBillInput>;
  readonly index: number;
  readonly item: ItemToBill & { readonly description: string };
}

/** What a bill says about one item: its quantity and its amounts, with the difference to the order. */
export function BillLineFields({ form, index, item }: BillLineFieldsProps) {
  const { quantity, net } = useFormValues(form).lines[index] ?? {};
  const path = `lines.${index}` as const;
  const { description, billedQuantity, billedNetPrice } = item;
  const ordered = `${item.quantity} × ${formatMoney(item.unitPrice.amount)} ordered`;
  const before = billedQuantity > 0 || billedNetPrice.amount > 0;
  const known = typeof quantity === 'number' && typeof net === 'number';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its own border
    <div role="group" aria-label={description}>
      <Stack gap="xs">
        <Text role="strong">{description}</Text>
        <Text role="meta">
          {ordered}
          {before && `, ${billedQuantity} for ${formatMoney(billedNetPrice.amount)} billed before`}
        </Text>
        <Grid columns={3}>
          <NumberField form={form} name={`${path}.quantity`} hint={`${leftOf(item)} left`} />
          <MoneyField form={form} name={`${path}.net`} />
          <MoneyField form={form} name={`${path}.tax`} />
        </Grid>
        <div role="status">
          <Text role={known && differenceOf(item, { quantity, net }) > 0 ? 'strong' : 'meta'}>
            {known ? differenceWords(differenceOf(item, { quantity, net })) : '–'}
          </Text>
        </div>
      </Stack>
    </div>
  );
}
