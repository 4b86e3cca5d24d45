import { Pager } from '@console/design-system/pager';
import { DataTable } from '@console/design-system/table';
import { capitalized } from '@console/format';
import { type ReactNode, useEffect } from 'react';
import { nextPage, offsetOf, pageBefore, previousPage } from './definition/index.ts';
import type { ListOnScreen } from './useList.ts';
import type { ListTableOnScreen } from './useListTable.ts';

export interface ListTableProps<Row, Data> {
  readonly list: ListOnScreen;
  readonly table: ListTableOnScreen<Row, Data>;
  /** Shown under the table head when there are no rows. */
  readonly empty: ReactNode;
  /** Stands between the rows and the pager. */
  readonly sums?: ReactNode;
}

/** The table with the page of rows that the URL asks for, and the pager. */
export function ListTable<Row extends { readonly id: string }, Data>({
  list,
  table,
  empty,
  sums,
}: ListTableProps<Row, Data>) {
  const { state, displayed, set, matching } = list;
  const { rows, pageInfo, muted } = table;
  const { cursor } = displayed;
  const emptied = rows.length === 0 && cursor !== null;
  const { leavePage, pending } = list;
  useEffect(() => {
    if (emptied && !pending) leavePage(pageBefore(displayed));
  }, [emptied, pending, leavePage, displayed]);
  return (
    <>
      <DataTable
        label={capitalized(list.list.noun[1])}
        columns={table.visible}
        rows={rows}
        rowKey={idOf}
        useRow={table.useRow}
        sort={state.order}
        onSort={(order) => set({ order })}
        selection={table.selection}
        loading={list.pending}
        {...(muted && { muted })}
        empty={emptied ? null : empty}
      />
      {sums}
      <Pager
        pageSize={state.size}
        sizes={list.list.sizes}
        onPageSize={(size) => set({ size })}
        rows={rows.length}
        offset={offsetOf(displayed, pageInfo, rows.length, matching)}
        total={matching}
        hasPrevious={pageInfo.hasPreviousPage}
        hasNext={pageInfo.hasNextPage}
        onPrevious={() => set({ cursor: previousPage(displayed, pageInfo) })}
        onNext={() => set({ cursor: nextPage(displayed, pageInfo, rows.length) })}
      />
    </>
  );
}

const idOf = ({ id }: { readonly id: string }) => id;
