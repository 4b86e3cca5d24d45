import { PriceLinesCard } from '@console/core-web';
import { type Column, columnsOf } from '@console/design-system/table';
import { EditButton } from '@console/design-system/tooltip';
import { whyNotChangeItems } from '@console/purchasing-contracts';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { EditItemsDialog } from '../edit-items/EditItemsDialog.tsx';
import type {
  PurchaseOrderItemsCard_order$data,
  PurchaseOrderItemsCard_order$key,
} from './__generated__/PurchaseOrderItemsCard_order.graphql.ts';
import { taxRateLabel } from './itemTax.ts';

type Item = PurchaseOrderItemsCard_order$data['items']['edges'][number]['node'];

/** The items of a purchase order (O§3). */
export function PurchaseOrderItemsCard({ order: key }: { order: PurchaseOrderItemsCard_order$key }) {
  const [editing, setEditing] = useState(false);
  const order = useFragment(
    graphql`
      fragment PurchaseOrderItemsCard_order on PurchaseOrder {
        status
        ...EditItemsDialog_order
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
              tax {
                amount
              }
              billedQuantity
            }
          }
          totalCount
        }
      }
    `,
    key,
  );
  const { items } = order;
  const lines = items.edges.map(({ node }) => node);
  const isBilled = lines.some(({ billedQuantity }) => billedQuantity > 0);
  return (
    <>
      <PriceLinesCard
        title="Items"
        count={items.totalCount}
        actions={
          <>
            Prices without VAT
            <EditButton label="Edit items" refusal={whyNotChangeItems(order)} onClick={() => setEditing(true)} />
          </>
        }
        lines={lines}
        taxColumns={isBilled ? [billed, ...taxColumns] : taxColumns}
      />
      {editing && <EditItemsDialog order={order} onClose={() => setEditing(false)} />}
    </>
  );
}

const { money, number, text } = columnsOf<Item>();

const taxColumns: readonly Column<Item>[] = [
  text('taxRate', 'VAT rate', taxRateLabel, { width: 112, minWidth: 96, align: 'end', dropRank: 2 }),
  money('tax', 'VAT', ({ tax }) => tax, { width: 112, dropRank: 1 }),
];

/** How much of an item is billed, once something of the order is. */
const billed: Column<Item> = number('billed', 'Billed', ({ billedQuantity }) => billedQuantity, {
  width: 64,
  minWidth: 56,
  dropRank: 4,
});
