import { Card } from '@console/design-system/card';
import { EmptyState } from '@console/design-system/empty-state';
import { type Column, columnsOf, DataTable } from '@console/design-system/table';
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
    <Card title="Items" count={items.totalCount} flush actions="Prices without VAT">
      <DataTable
        variant="card"
        label="Items"
        columns={columns}
        rows={items.edges.map(({ node }) => node)}
        rowKey={idOf}
        empty={<EmptyState small title="No items." />}
      />
    </Card>
  );
}

const idOf = ({ id }: Item) => id;

const { money, number, text } = columnsOf<Item>();

const columns: readonly Column<Item>[] = [
  text('description', 'Description', ({ description }) => description, { minWidth: 140, wrap: true }),
  number('quantity', 'Quantity', ({ quantity }) => quantity, { width: 88, minWidth: 76 }),
  money('unitPrice', 'Unit price', ({ unitPrice }) => unitPrice, { width: 112, minWidth: 96 }),
  text('taxRate', 'VAT rate', taxRateLabel, { width: 112, minWidth: 96, align: 'end', dropRank: 2 }),
  money('tax', 'VAT', (item) => ({ amount: taxPenceOf(item) }), { width: 112, dropRank: 1 }),
  money('netPrice', 'Net price', ({ netPrice }) => netPrice, { width: 120, minWidth: 96 }),
];
