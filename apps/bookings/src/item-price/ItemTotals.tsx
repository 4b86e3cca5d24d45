import type { itemPrice } from '@console/bookings-contracts';
import { type FormWith, type InputSchema, partOf, useFormValues } from '@console/forms';
import { PriceTotals } from './PriceTotals.tsx';

/** The totals of the item whose price is typed in a form. */
export function ItemTotals<Schema extends InputSchema>(props: { readonly form: FormWith<typeof itemPrice, Schema> }) {
  const form = partOf<typeof itemPrice, Schema>(props.form);
  return <PriceTotals price={useFormValues(form)} />;
}
