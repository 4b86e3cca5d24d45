import { PriceLinesCard } from '@console/core-web';
import { type Column, columnsOf } from '@console/design-system/table';
import { graphql, useFragment } from 'react-relay';
import type {
  PurchaseOrderItemsCard_order$data,
  PurchaseOrderItemsCard_order$key,
} from './__generated__/PurchaseOrderItemsCard_order.graphql.ts';
import { taxPenceOf, taxRateLabel } from './itemTax.ts';

type Item = PurchaseOrderItemsCard_order$data['items']['edges'][number]['node'];

/** The items of a purchase order (O§3). */
export function PurchaseOrderItemsCard({ order: key }: { order: PurchaseOrderItemsCard_order$key }) {
  const { items } = useFragment(
    graphql`
      fragment PurchaseOrderItemsCard_order on PurchaseOrder {
        items(first: 100) {
          edges {
            node {
              id
              description
              quantity
              unitPrice {
                amount
              }
              taxRatePercent
              taxable
              netPrice {
                amount
              }
            }
          }
          totalCount
        }
      }
    `,
    key,
  );
  return (
    <PriceLinesCard
      title="Items"
      count={items.totalCount}
      actions="Prices without VAT"
      lines={items.edges.map(({ node }) => node)}
      taxColumns={taxColumns}
    />
  );
}

const { money, text } = columnsOf<Item>();

const taxColumns: readonly Column<Item>[] = [
  text('taxRate', 'VAT rate', taxRateLabel, { width: 112, minWidth: 96, align: 'end', dropRank: 2 }),
  money('tax', 'VAT', (item) => ({ amount: taxPenceOf(item) }), { width: 112, dropRank: 1 }),
];
