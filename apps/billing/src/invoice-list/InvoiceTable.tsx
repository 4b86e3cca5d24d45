import { Pager } from '@console/design-system/pager';
import { type Column, DataTable } from '@console/design-system/table';
import { pagerOf } from '@console/platform/list';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  InvoiceTable_invoices$data,
  InvoiceTable_invoices$key,
} from './__generated__/InvoiceTable_invoices.graphql.ts';
import type { invoiceColumns_invoice$data } from './__generated__/invoiceColumns_invoice.graphql.ts';
import { useInvoiceRow } from './invoiceColumns.tsx';
import { type InvoiceListControls, invoiceList } from './invoiceListFilters.ts';

type Row = InvoiceTable_invoices$data['edges'][number];

export interface InvoiceTableProps {
  readonly invoices: InvoiceTable_invoices$key;
  readonly list: InvoiceListControls;
  /** The viewer's choice of them, in the viewer's order. */
  readonly columns: readonly Column<invoiceColumns_invoice$data>[];
  /** How many invoices match; null until they are counted. */
  readonly matching: number | null;
  readonly empty: ReactNode;
}

/** The page of invoices that the URL asks for. */
export function InvoiceTable({ invoices: key, list, columns, matching, empty }: InvoiceTableProps) {
  const { edges, pageInfo } = useFragment(
    graphql`
      fragment InvoiceTable_invoices on InvoiceCursorConnection {
        edges {
          node {
            id
            ...invoiceColumns_invoice
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
        label="Invoices"
        columns={columns}
        rows={edges}
        rowKey={idOf}
        useRow={useRow}
        sort={list.state.order}
        onSort={({ field, direction }) => {
          const sort = invoiceList.sorts.find((offered) => offered === field);
          if (sort) list.set({ order: { field: sort, direction } });
        }}
        loading={list.pending}
        muted={isVoid}
        empty={empty}
      />
      <Pager {...pagerOf(list, invoiceList.sizes, { pageInfo, rows: edges.length, matching })} />
    </>
  );
}

const idOf = ({ node }: Row) => node.id;
const useRow = ({ node }: Row) => useInvoiceRow(node);
const isVoid = ({ status }: invoiceColumns_invoice$data) => status === 'voided';
