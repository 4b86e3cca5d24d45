import type { itemPrice } from '@console/bookings-contracts';
import { Totals } from '@console/design-system/money';
import { type FormWith, type InputSchema, partOf, useFormValues } from '@console/forms';
import { itemTotals } from './itemTotals.ts';

/** The item's totals while its price is typed. It shows dashes until quantity and price are valid. */
export function ItemTotals<Schema extends InputSchema>(props: { readonly form: FormWith<typeof itemPrice, Schema> }) {
  const form = partOf<typeof itemPrice, Schema>(props.form);
  const { rate, net, tax, gross } = itemTotals(useFormValues(form));
  return (
    <Totals
      lines={[
        { label: 'Net price', pence: net },
        { label: rate === null ? 'VAT' : `VAT ${rate}%`, pence: tax },
        { label: 'Total', pence: gross, total: true },
      ]}
    />
  );
}
