import { priceTotals, Totals } from '@console/design-system/money';
import { graphql, useFragment } from 'react-relay';
import type { PurchaseOrderTotals_order$key } from './__generated__/PurchaseOrderTotals_order.graphql.ts';
import { taxPenceOf } from './itemTax.ts';

/** The totals of an order. VAT is the sum of the items' VAT. */
export function PurchaseOrderTotals({ order: key }: { order: PurchaseOrderTotals_order$key }) {
  const { netPrice, items } = useFragment(
    graphql`
      fragment PurchaseOrderTotals_order on PurchaseOrder {
        netPrice {
          amount
        }
        items(first: 100) {
          edges {
            node {
              taxable
              taxRatePercent
              netPrice {
                amount
              }
            }
          }
        }
      }
    `,
    key,
  );
  const tax = items.edges.reduce((sum, { node }) => sum + taxPenceOf(node), 0);
  return <Totals lines={priceTotals(netPrice.amount, tax)} />;
}
