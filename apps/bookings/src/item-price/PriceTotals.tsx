import { priceTotals, Totals } from '@console/design-system/money';
import { itemTotals, type TypedPrice } from './itemTotals.ts';

/** The totals of a price while it is typed. They are dashes until quantity and price are valid. */
export function PriceTotals({ price }: { readonly price: TypedPrice }) {
  const { rate, net, tax } = itemTotals(price);
  return <Totals lines={priceTotals(net, tax, rate === null ? 'VAT' : `VAT ${rate}%`)} />;
}
