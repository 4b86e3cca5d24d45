import { defaultTaxRatePercent } from '@console/bookings-contracts';
import { Grid } from '@console/design-system/layout';
import { CheckboxField, MoneyField, NumberField, PercentageField, TextField, useFormValues } from '@console/forms';
import type { ItemPriceForm } from './ItemPriceForm.ts';

export interface ItemPriceFieldsProps {
  readonly form: ItemPriceForm;
  /** What is counted: 'Seats', 'Days'. */
  readonly counted: string;
  /** How many there may be: '6 seats left'. */
  readonly most?: string | undefined;
}

/** What an item's price is made of (O§3). */
export function ItemPriceFields({ form, counted, most }: ItemPriceFieldsProps) {
  const { taxable } = useFormValues(form);
  return (
    <>
      <Grid columns={2}>
        <NumberField form={form} name="quantity" label={counted} hint={most} />
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
