import type { itemPrice } from '@console/bookings-contracts';
import { defaultTaxRatePercent } from '@console/core-contracts';
import { Grid } from '@console/design-system/layout';
import {
  CheckboxField,
  type FormWith,
  type InputSchema,
  MoneyField,
  NumberField,
  PercentageField,
  partOf,
  TextField,
  useFormValues,
} from '@console/forms';

export interface ItemPriceFieldsProps<Schema extends InputSchema> {
  readonly form: FormWith<typeof itemPrice, Schema>;
  /** The highest possible quantity, as a hint: '6 seats left'. */
  readonly most?: string | undefined;
}

/** The price fields of an item (O§3). */
export function ItemPriceFields<Schema extends InputSchema>(props: ItemPriceFieldsProps<Schema>) {
  const { most } = props;
  const form = partOf<typeof itemPrice, Schema>(props.form);
  const { taxable } = useFormValues(form);
  return (
    <>
      <Grid columns={2}>
        <NumberField form={form} name="quantity" hint={most} />
        <MoneyField form={form} name="unitPrice" />
      </Grid>
      <Grid columns={2}>
        <CheckboxField form={form} name="taxable" />
        {taxable === true && (
          <PercentageField form={form} name="taxRatePercent" hint={`${defaultTaxRatePercent}% when none is given`} />
        )}
      </Grid>
      <TextField form={form} name="poNumber" />
    </>
  );
}
