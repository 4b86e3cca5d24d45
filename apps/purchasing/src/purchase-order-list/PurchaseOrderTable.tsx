import { Pager } from '@console/design-system/pager';
import { type Column, DataTable } from '@console/design-system/table';
import { pagerOf } from '@console/platform/list';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  PurchaseOrderTable_orders$data,
  PurchaseOrderTable_orders$key,
} from './__generated__/PurchaseOrderTable_orders.graphql.ts';
import type { purchaseOrderColumns_order$data } from './__generated__/purchaseOrderColumns_order.graphql.ts';
import { usePurchaseOrderRow } from './purchaseOrderColumns.tsx';
import { type PurchaseOrderListControls, purchaseOrderList } from './purchaseOrderListFilters.ts';

type Row = PurchaseOrderTable_orders$data['edges'][number];

export interface PurchaseOrderTableProps {
  readonly orders: PurchaseOrderTable_orders$key;
  readonly list: PurchaseOrderListControls;
  /** The viewer's choice of them, in the viewer's order. */
  readonly columns: readonly Column<purchaseOrderColumns_order$data>[];
  /** How many orders match; null until they are counted. */
  readonly matching: number | null;
  readonly empty: ReactNode;
}

/** The page of purchase orders that the URL asks for. */
export function PurchaseOrderTable({ orders: key, list, columns, matching, empty }: PurchaseOrderTableProps) {
  const { edges, pageInfo } = useFragment(
    graphql`
      fragment PurchaseOrderTable_orders on PurchaseOrderCursorConnection {
        edges {
          node {
            id
            ...purchaseOrderColumns_order
          }
        }
        pageInfo {
          startCursor
          endCursor
          hasNextPage
          hasPreviousPage
        }
      }
    `,
    key,
  );
  return (
    <>
      <DataTable
        label="Purchase orders"
        columns={columns}
        rows={edges}
        rowKey={idOf}
        useRow={useRow}
        sort={list.state.order}
        onSort={({ field, direction }) => {
          const sort = purchaseOrderList.sorts.find((offered) => offered === field);
          if (sort) list.set({ order: { field: sort, direction } });
        }}
        loading={list.pending}
        muted={isCanceled}
        empty={empty}
      />
      <Pager {...pagerOf(list, purchaseOrderList.sizes, { pageInfo, rows: edges.length, matching })} />
    </>
  );
}

const idOf = ({ node }: Row) => node.id;
const useRow = ({ node }: Row) => usePurchaseOrderRow(node);
const isCanceled = ({ status }: purchaseOrderColumns_order$data) => status === 'canceled';
