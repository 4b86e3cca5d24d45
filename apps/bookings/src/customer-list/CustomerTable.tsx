import { Pager } from '@console/design-system/pager';
import { type Column, DataTable, type TableSort } from '@console/design-system/table';
import { pagerOf } from '@console/platform/list';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  CustomerTable_customers$data,
  CustomerTable_customers$key,
} from './__generated__/CustomerTable_customers.graphql.ts';
import type { customerColumns_customer$data } from './__generated__/customerColumns_customer.graphql.ts';
import { useCustomerRow } from './customerColumns.tsx';
import { type CustomerListControls, customerList } from './customerListFilters.ts';

type Row = CustomerTable_customers$data['edges'][number];

export interface CustomerTableProps {
  readonly customers: CustomerTable_customers$key;
  readonly list: CustomerListControls;
  /** The viewer's choice of them, in the viewer's order. */
  readonly columns: readonly Column<customerColumns_customer$data>[];
  /** How many customers match; null until they are counted. */
  readonly matching: number | null;
  readonly empty: ReactNode;
}

/** The page of customers that the URL asks for. */
export function CustomerTable({ customers: key, list, columns, matching, empty }: CustomerTableProps) {
  const { edges, pageInfo } = useFragment(
    graphql`
      fragment CustomerTable_customers on CustomerCursorConnection {
        edges {
          node {
            id
            ...customerColumns_customer
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

  function sortBy({ field, direction }: TableSort) {
    const sort = customerList.sorts.find((offered) => offered === field);
    if (sort) list.set({ order: { field: sort, direction } });
  }

  return (
    <>
      <DataTable
        label="Customers"
        columns={columns}
        rows={edges}
        rowKey={idOf}
        useRow={useRow}
        sort={list.state.order}
        onSort={sortBy}
        loading={list.pending}
        empty={empty}
      />
      <Pager {...pagerOf(list, customerList.sizes, { pageInfo, rows: edges.length, matching })} />
    </>
  );
}

const idOf = ({ node }: Row) => node.id;
const useRow = ({ node }: Row) => useCustomerRow(node);
