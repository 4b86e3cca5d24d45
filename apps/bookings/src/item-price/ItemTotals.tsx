import { Totals } from '@console/design-system/money';
import { useFormValues } from '@console/forms';
import type { ItemPriceForm } from './ItemPriceForm.ts';
import { itemTotals } from './itemTotals.ts';

/** What the item comes to while it is typed; dashes until quantity and price can be read. */
export function ItemTotals({ form }: { readonly form: ItemPriceForm }) {
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
