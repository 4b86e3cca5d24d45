import { AddButton } from '@console/design-system/button';
import { Card } from '@console/design-system/card';
import { EmptyState } from '@console/design-system/empty-state';
import { type Column, columnsOf, DataTable } from '@console/design-system/table';
import { whyNotBill } from '@console/purchasing-contracts';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { RecordBillDialog } from '../record-bill/RecordBillDialog.tsx';
import { TakeBackButton } from '../take-back-bill/TakeBackButton.tsx';
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
        ...RecordBillDialog_order
        bills {
          id
          number
          day
          takenBackAt
          takenBackReason
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
  const bills = order.bills.map((bill) => billOnOrder(bill, order.id));
  const mayRecord = whyNotBill(order) === null;
  if (bills.length === 0 && !mayRecord) return null;
  return (
    <Card
      title="Bills"
      count={bills.length}
      flush
      actions={
        mayRecord && (
          <AddButton place="card" onClick={() => setRecording(true)}>
            Record bill
          </AddButton>
        )
      }
    >
      {bills.length === 0 ? (
        <EmptyState small title="No bills." />
      ) : (
        <DataTable
          variant="card"
          label="Bills"
          columns={bills.some(isTakenBack) ? columnsWithReason : columns}
          rows={bills}
          rowKey={idOf}
          muted={isTakenBack}
        />
      )}
      {recording && <RecordBillDialog order={order} onClose={() => setRecording(false)} />}
    </Card>
  );
}

/** A bill with its amounts about one order, in pence. */
interface BillOnOrder {
  readonly bill: Bill;
  readonly net: number;
  readonly tax: number;
}

function billOnOrder(bill: Bill, orderId: string): BillOnOrder {
  const lines = bill.lines.edges.map(({ node }) => node).filter(({ item }) => item.purchaseOrder.id === orderId);
  return {
    bill,
    net: lines.reduce((sum, { netPrice }) => sum + netPrice.amount, 0),
    tax: lines.reduce((sum, { tax }) => sum + tax.amount, 0),
  };
}

const idOf = ({ bill }: BillOnOrder) => bill.id;
const isTakenBack = ({ bill }: BillOnOrder) => Boolean(bill.takenBackAt);

const { date, money, text } = columnsOf<BillOnOrder>();

const columns: readonly Column<BillOnOrder>[] = [
  text('number', 'Number', ({ bill }) => bill.number, { minWidth: 100, wrap: true }),
  date('day', 'Date', ({ bill }) => bill.day),
  money('net', 'Net price', ({ net }) => ({ amount: net }), { width: 104 }),
  money('tax', 'VAT', ({ tax }) => ({ amount: tax }), { width: 96, dropRank: 2 }),
  money('gross', 'Total', ({ net, tax }) => ({ amount: net + tax }), { width: 104, dropRank: 3 }),
  {
    id: 'action',
    header: 'Action',
    cell: ({ bill }) => <TakeBackButton bill={bill} />,
    width: 100,
    whole: true,
    minWidth: 96,
  },
];

/** Once a bill was taken back. */
const columnsWithReason: readonly Column<BillOnOrder>[] = columns.toSpliced(
  2,
  0,
  text('takenBack', 'Taken back', ({ bill }) => bill.takenBackReason, { minWidth: 120, wrap: true, dropRank: 1 }),
);
