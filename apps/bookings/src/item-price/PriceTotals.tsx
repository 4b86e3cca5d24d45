import { Totals } from '@console/design-system/money';
import { itemTotals, type TypedPrice } from './itemTotals.ts';

/** The totals of a price while it is typed. They are dashes until quantity and price are valid. */
export function PriceTotals({ price }: { readonly price: TypedPrice }) {
  const { rate, net, tax, gross } = itemTotals(price);
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
