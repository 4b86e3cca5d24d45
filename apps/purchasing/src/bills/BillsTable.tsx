import { type Column, columnsOf, DataTable } from '@console/design-system/table';
import { useMemo } from 'react';
import type { TakeBackButton_bill$key } from '../take-back-bill/__generated__/TakeBackButton_bill.graphql.ts';
import { TakeBackButton } from '../take-back-bill/TakeBackButton.tsx';
import { OrderLinks } from './OrderLinks.tsx';

/** A bill of a supplier with what it comes to, as a whole or for one order. */
export interface DisplayedBill {
  readonly bill: TakeBackButton_bill$key & {
    readonly id: string;
    readonly number: string;
    readonly day: string;
    readonly takenBackAt: string | null | undefined;
    readonly takenBackReason: string | null | undefined;
  };
  /** In pence. */
  readonly net: number;
  readonly tax: number;
  /** The orders to which its row links. */
  readonly orders: readonly { readonly id: string; readonly reference: string }[];
}

export interface BillsTableProps {
  readonly bills: readonly DisplayedBill[];
  /** The head of the column with the orders: 'Orders'. */
  readonly ordersHeader: string;
}

/** Bills, the newest first, with those that were taken back. Columns without any value are left out. */
export function BillsTable({ bills, ordersHeader }: BillsTableProps) {
  const [hasOrders, hasReasons] = [bills.some(({ orders }) => orders.length > 0), bills.some(isTakenBack)];
  const columns = useMemo(
    () => [...begin, ...(hasReasons ? [reason] : []), ...(hasOrders ? [ordersColumn(ordersHeader)] : []), ...end],
    [hasOrders, hasReasons, ordersHeader],
  );
  return <DataTable variant="card" label="Bills" columns={columns} rows={bills} rowKey={idOf} muted={isTakenBack} />;
}

const idOf = ({ bill }: DisplayedBill) => bill.id;
const isTakenBack = ({ bill }: DisplayedBill) => Boolean(bill.takenBackAt);

const { date, money, text } = columnsOf<DisplayedBill>();

const begin: readonly Column<DisplayedBill>[] = [
  text('number', 'Number', ({ bill }) => bill.number, { minWidth: 100, wrap: true }),
  date('day', 'Date', ({ bill }) => bill.day, { dropRank: 4 }),
];

const reason = text('takenBack', 'Taken back', ({ bill }: DisplayedBill) => bill.takenBackReason, {
  minWidth: 120,
  wrap: true,
  dropRank: 1,
});

const ordersColumn = (header: string): Column<DisplayedBill> => ({
  id: 'orders',
  header,
  cell: ({ orders }) => <OrderLinks orders={orders} />,
  minWidth: 108,
  wrap: true,
  dropRank: 5,
});

const end: readonly Column<DisplayedBill>[] = [
  money('net', 'Net price', ({ net }) => ({ amount: net }), { width: 104, dropRank: 3 }),
  money('tax', 'VAT', ({ tax }) => ({ amount: tax }), { width: 96, dropRank: 2 }),
  money('gross', 'Total', ({ net, tax }) => ({ amount: net + tax })),
  {
    id: 'action',
    header: 'Action',
    cell: ({ bill }) => <TakeBackButton bill={bill} />,
    width: 100,
    whole: true,
    minWidth: 96,
  },
];
