import { classLinks } from '@console/classes-contracts';
import { Card } from '@console/design-system/card';
import { EmptyState } from '@console/design-system/empty-state';
import { Link } from '@console/design-system/link';
import { type Column, columnsOf, DataTable } from '@console/design-system/table';
import { ActionAddButton } from '@console/design-system/tooltip';
import { purchaseOrderLinks } from '@console/purchasing-contracts';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { ordersOfSupplier } from '../purchase-order-list/purchaseOrderList.ts';
import { RecordBillOfOrders } from '../record-bill/RecordBillOfOrders.tsx';
import type {
  OrdersToBillCard_supplier$data,
  OrdersToBillCard_supplier$key,
} from './__generated__/OrdersToBillCard_supplier.graphql.ts';

type Order = OrdersToBillCard_supplier$data['ordersToBill']['edges'][number]['node'];

const none: ReadonlySet<string> = new Set();

const nothingToBill = 'No delivered order waits for a bill.';

/** The delivered orders of a supplier that are not billed in full. A bill begins with those that are selected, or with all of them. */
export function OrdersToBillCard({ supplier: key }: { supplier: OrdersToBillCard_supplier$key }) {
  const { id, ordersToBill } = useFragment(
    graphql`
      fragment OrdersToBillCard_supplier on Supplier {
        id
        ordersToBill(first: 20) {
          edges {
            node {
              id
              reference
              raisedAt
              netPrice {
                amount
              }
              trainingClass {
                id
                title
              }
              items(first: 100) {
                edges {
                  node {
                    billedNetPrice {
                      amount
                    }
                  }
                }
              }
            }
          }
          totalCount
        }
      }
    `,
    key,
  );
  const [selected, setSelected] = useState(none);
  const [recording, setRecording] = useState<readonly string[] | null>(null);
  const rows = ordersToBill.edges.map(({ node }) => node);
  const chosen = rows.map(orderKey).filter((order) => selected.has(order));
  const more = ordersToBill.totalCount - rows.length;
  return (
    <Card
      title="Delivered, to be billed"
      count={ordersToBill.totalCount}
      flush
      actions={
        <>
          {more > 0 && <Link to={ordersOfSupplier(id)}>{`${more} more in the list`}</Link>}
          <ActionAddButton
            place="card"
            refusal={rows.length === 0 ? nothingToBill : null}
            onClick={() => setRecording(chosen.length > 0 ? chosen : rows.map(orderKey))}
          >
            Record bill
          </ActionAddButton>
        </>
      }
    >
      {rows.length === 0 ? (
        <EmptyState small title={nothingToBill} />
      ) : (
        <DataTable
          variant="card"
          label="Delivered, to be billed"
          columns={columns}
          rows={rows}
          rowKey={orderKey}
          selection={{ selected, onChange: setSelected, labelOf: referenceOf }}
        />
      )}
      {recording && (
        <RecordBillOfOrders
          ids={recording}
          onClose={() => setRecording(null)}
          onSaved={() => {
            setRecording(null);
            setSelected(none);
          }}
        />
      )}
    </Card>
  );
}

const orderKey = ({ id }: Order): string => id;
const referenceOf = ({ reference }: Order): string => reference;

const { record, link, date, money } = columnsOf<Order>();

const columns: readonly Column<Order>[] = [
  record('reference', 'Reference', ({ id }) => purchaseOrderLinks.detail(id), {
    width: 112,
    whole: true,
    minWidth: 96,
  }),
  link(
    'trainingClass',
    'Class',
    ({ trainingClass }) => trainingClass && { to: classLinks.detail(trainingClass.id), text: trainingClass.title },
    { newTab: true, minWidth: 140, dropRank: 2 },
  ),
  date('raisedAt', 'Raised', ({ raisedAt }) => raisedAt, { dropRank: 1 }),
  money('netPrice', 'Net price', ({ netPrice }) => netPrice),
  money('billed', 'Billed', ({ items }) => ({
    amount: items.edges.reduce((sum, { node }) => sum + node.billedNetPrice.amount, 0),
  })),
];
