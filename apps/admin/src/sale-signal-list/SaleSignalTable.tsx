import { Pager } from '@console/design-system/pager';
import { type Column, DataTable } from '@console/design-system/table';
import { pagerOf } from '@console/platform/list';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  SaleSignalTable_signals$data,
  SaleSignalTable_signals$key,
} from './__generated__/SaleSignalTable_signals.graphql.ts';
import type { saleSignalColumns_signal$data } from './__generated__/saleSignalColumns_signal.graphql.ts';
import { useSaleSignalRow } from './saleSignalColumns.tsx';
import { type SaleSignalListControls, saleSignalList } from './saleSignalListFilters.ts';

type Row = SaleSignalTable_signals$data['edges'][number];

export interface SaleSignalTableProps {
  readonly signals: SaleSignalTable_signals$key;
  readonly list: SaleSignalListControls;
  /** The viewer's choice of them, in the viewer's order. */
  readonly columns: readonly Column<saleSignalColumns_signal$data>[];
  /** How many signals match; null until they are counted. */
  readonly matching: number | null;
  readonly empty: ReactNode;
}

/** The page of sale signals that the URL asks for. */
export function SaleSignalTable({ signals: key, list, columns, matching, empty }: SaleSignalTableProps) {
  const { edges, pageInfo } = useFragment(
    graphql`
      fragment SaleSignalTable_signals on SaleSignalCursorConnection {
        edges {
          node {
            id
            ...saleSignalColumns_signal
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
        label="Sale signals"
        columns={columns}
        rows={edges}
        rowKey={idOf}
        useRow={useRow}
        sort={list.state.order}
        onSort={({ field, direction }) => {
          const sort = saleSignalList.sorts.find((offered) => offered === field);
          if (sort) list.set({ order: { field: sort, direction } });
        }}
        loading={list.pending}
        empty={empty}
      />
      <Pager {...pagerOf(list, saleSignalList.sizes, { pageInfo, rows: edges.length, matching })} />
    </>
  );
}

const idOf = ({ node }: Row) => node.id;
const useRow = ({ node }: Row) => useSaleSignalRow(node);
