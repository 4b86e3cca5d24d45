import { Pager } from '@console/design-system/pager';
import { type Column, DataTable } from '@console/design-system/table';
import { pagerOf } from '@console/platform/list';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  SupplierTable_suppliers$data,
  SupplierTable_suppliers$key,
} from './__generated__/SupplierTable_suppliers.graphql.ts';
import type { supplierColumns_supplier$data } from './__generated__/supplierColumns_supplier.graphql.ts';
import { useSupplierRow } from './supplierColumns.tsx';
import { type SupplierListControls, supplierList } from './supplierListFilters.ts';

type Row = SupplierTable_suppliers$data['edges'][number];

export interface SupplierTableProps {
  readonly suppliers: SupplierTable_suppliers$key;
  readonly list: SupplierListControls;
  /** The viewer's choice of them, in the viewer's order. */
  readonly columns: readonly Column<supplierColumns_supplier$data>[];
  /** How many suppliers match; null until they are counted. */
  readonly matching: number | null;
  readonly empty: ReactNode;
}

/** The page of suppliers that the URL asks for. */
export function SupplierTable({ suppliers: key, list, columns, matching, empty }: SupplierTableProps) {
  const { edges, pageInfo } = useFragment(
    graphql`
      fragment SupplierTable_suppliers on SupplierCursorConnection {
        edges {
          node {
            id
            ...supplierColumns_supplier
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
        label="Suppliers"
        columns={columns}
        rows={edges}
        rowKey={idOf}
        useRow={useRow}
        sort={list.state.order}
        onSort={({ field, direction }) => {
          const sort = supplierList.sorts.find((offered) => offered === field);
          if (sort) list.set({ order: { field: sort, direction } });
        }}
        loading={list.pending}
        empty={empty}
      />
      <Pager {...pagerOf(list, supplierList.sizes, { pageInfo, rows: edges.length, matching })} />
    </>
  );
}

const idOf = ({ node }: Row) => node.id;
const useRow = ({ node }: Row) => useSupplierRow(node);
