import { Card } from '@console/design-system/card';
import { EmptyState } from '@console/design-system/empty-state';
import { Money } from '@console/design-system/money';
import { type Column, DataTable } from '@console/design-system/table';
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

const columns: readonly Column<Item>[] = [
  { id: 'description', header: 'Description', cell: ({ description }) => description, minWidth: 140, wrap: true },
  { id: 'quantity', header: 'Quantity', cell: ({ quantity }) => quantity, width: 88, minWidth: 76, align: 'end' },
  {
    id: 'unitPrice',
    header: 'Unit price',
    cell: ({ unitPrice }) => <Money pence={unitPrice.amount} />,
    width: 112,
    minWidth: 96,
    align: 'end',
  },
  { id: 'taxRate', header: 'VAT rate', cell: taxRateLabel, width: 112, minWidth: 96, align: 'end', dropRank: 2 },
  {
    id: 'tax',
    header: 'VAT',
    cell: (item) => <Money pence={taxPenceOf(item)} />,
    width: 112,
    minWidth: 92,
    align: 'end',
    dropRank: 1,
  },
  {
    id: 'netPrice',
    header: 'Net price',
    cell: ({ netPrice }) => <Money pence={netPrice.amount} />,
    width: 120,
    minWidth: 96,
    align: 'end',
  },
];
