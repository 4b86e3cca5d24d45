import { AddButton } from '@console/design-system/button';
import { Card } from '@console/design-system/card';
import { EmptyState } from '@console/design-system/empty-state';
import { Link } from '@console/design-system/link';
import { supplierLinks, whyNotBill } from '@console/purchasing-contracts';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { BillsTable, type DisplayedBill } from '../bills/BillsTable.tsx';
import { RecordBillDialog } from '../record-bill/RecordBillDialog.tsx';
import type {
  PurchaseOrderBillsCard_order$data,
  PurchaseOrderBillsCard_order$key,
} from './__generated__/PurchaseOrderBillsCard_order.graphql.ts';

type Bill = PurchaseOrderBillsCard_order$data['bills'][number];

/** The bills of the supplier about an order, with those that were taken back. */
export function PurchaseOrderBillsCard({ order: key }: { order: PurchaseOrderBillsCard_order$key }) {
  const order = useFragment(
    graphql`
      fragment PurchaseOrderBillsCard_order on PurchaseOrder {
        id
        status
        supplier {
          id
        }
        ...RecordBillDialog_order
        bills {
          id
          number
          day
          takenBackAt
          takenBackReason
          purchaseOrders {
            id
            reference
          }
          lines(first: 500) {
            edges {
              node {
                id
                netPrice {
                  amount
                }
                tax {
                  amount
                }
                item {
                  purchaseOrder {
                    id
                  }
                }
              }
            }
          }
          ...TakeBackButton_bill
        }
      }
    `,
    key,
  );
  const [recording, setRecording] = useState(false);
  const mayRecord = whyNotBill(order) === null;
  const { id, supplier, bills } = order;
  if (bills.length === 0 && !mayRecord) return null;
  const close = () => setRecording(false);
  return (
    <Card
      title="Bills"
      count={bills.length}
      flush
      actions={
        <>
          <Link to={supplierLinks.detail(supplier.id)}>All bills of the supplier</Link>
          {mayRecord && (
            <AddButton place="card" onClick={() => setRecording(true)}>
              Record bill
            </AddButton>
          )}
        </>
      }
    >
      {bills.length === 0 ? (
        <EmptyState small title="No bills." />
      ) : (
        <BillsTable bills={bills.map((bill) => billOnOrder(bill, id))} ordersHeader="Also for" />
      )}
      {recording && <RecordBillDialog orders={[order]} onClose={close} onSaved={close} />}
    </Card>
  );
}

/** A bill with its amounts about one order. */
function billOnOrder(bill: Bill, orderId: string): DisplayedBill {
  const lines = bill.lines.edges.map(({ node }) => node).filter(({ item }) => item.purchaseOrder.id === orderId);
  return {
    bill,
    net: lines.reduce((sum, { netPrice }) => sum + netPrice.amount, 0),
    tax: lines.reduce((sum, { tax }) => sum + tax.amount, 0),
    orders: bill.purchaseOrders.filter(({ id }) => id !== orderId),
  };
}
