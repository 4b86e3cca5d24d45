import { classLinks } from '@console/classes-contracts';
import { AddButton } from '@console/design-system/button';
import { Card } from '@console/design-system/card';
import { EmptyState } from '@console/design-system/empty-state';
import { Link } from '@console/design-system/link';
import { type Column, columnsOf, DataTable } from '@console/design-system/table';
import { purchaseOrderLinks, purchaseOrderStatuses, raiseOrderLink } from '@console/purchasing-contracts';
import { graphql, useFragment } from 'react-relay';
import { ordersOfSupplier } from '../purchase-order-list/purchaseOrderList.ts';
import type {
  SupplierOrdersCard_supplier$data,
  SupplierOrdersCard_supplier$key,
} from './__generated__/SupplierOrdersCard_supplier.graphql.ts';

type Order = SupplierOrdersCard_supplier$data['purchaseOrders']['edges'][number]['node'];

/** The latest purchase orders of a supplier, and a link to all of them. */
export function SupplierOrdersCard({ supplier: key }: { supplier: SupplierOrdersCard_supplier$key }) {
  const { id, purchaseOrders } = useFragment(
    graphql`
      fragment SupplierOrdersCard_supplier on Supplier {
        id
        purchaseOrders(first: 5) {
          edges {
            node {
              id
              reference
              status
              raisedAt
              netPrice {
                amount
              }
              trainingClass {
                id
                title
              }
            }
          }
        }
      }
    `,
    key,
  );
  const rows = purchaseOrders.edges.map(({ node }) => node);
  return (
    <Card
      title="Latest purchase orders"
      flush
      actions={
        <>
          {rows.length > 0 && <Link to={ordersOfSupplier(id)}>View all</Link>}
          <AddButton place="card" to={raiseOrderLink({ supplier: id })}>
            Raise order
          </AddButton>
        </>
      }
    >
      <DataTable
        variant="card"
        label="Latest purchase orders"
        columns={columns}
        rows={rows}
        rowKey={orderKey}
        muted={isCanceled}
        empty={<EmptyState small title="No purchase orders yet." />}
      />
    </Card>
  );
}

const orderKey = ({ id }: Order): string => id;
const isCanceled = ({ status }: Order): boolean => status === 'canceled';

const { record, link, badge, date, money } = columnsOf<Order>();

const columns: readonly Column<Order>[] = [
  record('reference', 'Reference', ({ id }) => purchaseOrderLinks.detail(id), {
    width: 112,
    whole: true,
    minWidth: 92,
  }),
  link(
    'trainingClass',
    'Class',
    ({ trainingClass }) => trainingClass && { to: classLinks.detail(trainingClass.id), text: trainingClass.title },
    { newTab: true, minWidth: 140, dropRank: 2 },
  ),
  badge('status', 'Status', purchaseOrderStatuses, ({ status }) => status, { width: 116, minWidth: 112 }),
  date('raisedAt', 'Raised', ({ raisedAt }) => raisedAt, { dropRank: 1 }),
  money('netPrice', 'Net price', ({ netPrice }) => netPrice),
];
