import { type Column, type ColumnChoice, type RowSelection, useColumnChoice } from '@console/design-system/table';
import { useCallback, useMemo, useState } from 'react';
import type { PageInfo } from './definition/index.ts';
import type { ListOnScreen } from './useList.ts';

/** A page of a connection. Its edges are absent in a request for counts. */
export interface ListConnection<Row> {
  readonly edges?: readonly { readonly node: Row }[] | undefined;
  readonly pageInfo?: PageInfo | undefined;
  /** The list with its filters and order as one word, for bulk actions. */
  readonly filter?: string | null | undefined;
}

/**
 * How to show a list's rows. Create everything except the connection outside the component, so that rows render only
 * when they change.
 */
export interface ListTableOptions<Row extends { readonly id: string }, Data> {
  /** Null while the list shows something other than a table. */
  readonly rows: ListConnection<Row> | null | undefined;
  /** Every column of the list, in the standard order. */
  readonly columns: readonly Column<Data>[];
  /** The hook that reads the row's fragment. */
  readonly useRow: (row: Row) => Data;
  /** The reference of a row, for selecting and copying. */
  readonly nameOf: (row: Row) => string;
  /** Fades rows that need no more work, such as canceled bookings. */
  readonly muted?: (data: Data) => boolean;
}

export interface ListTableOnScreen<Row, Data> {
  readonly rows: readonly Row[];
  readonly pageInfo: PageInfo;
  /** Every column of the list. */
  readonly columns: readonly Column<Data>[];
  /** The columns that the viewer chose, in the viewer's order. */
  readonly visible: readonly Column<Data>[];
  readonly choice: ColumnChoice;
  readonly choose: (choice: ColumnChoice | undefined) => void;
  readonly useRow: (row: Row) => Data;
  readonly muted: ((data: Data) => boolean) | undefined;
  readonly selection: RowSelection<Row>;
  /** The names of the selected rows, in the list's order. */
  readonly names: readonly string[];
  /** The connection's `filter`. Null where the query does not ask for it. */
  readonly filter: string | null;
}

const nothing: ReadonlySet<string> = new Set();
const noRows: readonly never[] = [];
const noPage: PageInfo = { hasNextPage: false, hasPreviousPage: false };

/** Returns the rows of a list, its columns and its selection. Another page or other filters clear the selection. */
export function useListTable<Row extends { readonly id: string }, Data>(
  { list, displayed, applied }: ListOnScreen,
  { rows: connection, columns: described, useRow, nameOf, muted }: ListTableOptions<Row, Data>,
): ListTableOnScreen<Row, Data> {
  const columns = useMemo(() => withSorts(described, list.sorts), [described, list.sorts]);
  const brought = applied.flatMap(({ filter }) => filter.shows ?? []).join();
  const broughtIds = useMemo(() => (brought ? brought.split(',') : []), [brought]);
  const edges = connection?.edges;
  const rows = useMemo(() => edges?.map(({ node }) => node) ?? noRows, [edges]);
  const [selection, setSelection] = useState({ of: displayed, ids: nothing });
  const selected = selection.of === displayed ? selection.ids : nothing;
  const onChange = useCallback((ids: ReadonlySet<string>) => setSelection({ of: displayed, ids }), [displayed]);
  const names = useMemo(() => rows.filter(({ id }) => selected.has(id)).map(nameOf), [rows, selected, nameOf]);
  return {
    rows,
    pageInfo: connection?.pageInfo ?? noPage,
    columns,
    ...useColumnChoice(list.columnsKey, columns, broughtIds),
    useRow,
    muted,
    selection: { selected, onChange, labelOf: nameOf },
    names,
    filter: connection?.filter ?? null,
  };
}

/** Adds to each column its sort: its own `sort`, or its id when the list has such a sort. */
function withSorts<Data>(columns: readonly Column<Data>[], sorts: readonly string[]): readonly Column<Data>[] {
  return columns.map((column) =>
    column.sort === undefined && sorts.includes(column.id) ? { ...column, sort: column.id } : column,
  );
}

/** The name of a row that has a reference. */
export const referenceOf = ({ reference }: { readonly reference: string }): string => reference;
