import type { ReactNode } from 'react';

/** One column of a table. `Data` is what a cell reads: the row itself, or what `useRow` makes of it. */
export interface Column<Data> {
  readonly id: string;
  readonly header: string;
  /** The content of a cell. Text alone where possible: it is then cut with an ellipsis and shown whole as a tooltip. */
  readonly cell: (data: Data) => ReactNode;
  /** Width in px. One column should go without: it takes the rest. */
  readonly width?: number;
  /** The least px of a column without width, before others are dropped; 180 unless given. */
  readonly minWidth?: number;
  /** Numbers and money stand at the end of their column. */
  readonly align?: 'end';
  /** The name by which the list is ordered; a column without one cannot be sorted. */
  readonly sort?: string;
  /** The direction of the first press on the head: descending for dates and money, if so. */
  readonly firstDirection?: 'desc';
  /** Where room is short, columns with a rank leave, the lowest rank first. A column without one stays. */
  readonly dropRank?: number;
  /** Cannot be hidden by the viewer: the reference. */
  readonly always?: true;
  /** Hidden until the viewer chooses it. */
  readonly optional?: true;
  /** Secondary text. */
  readonly quiet?: true;
  /** The shape of its skeleton; a bar unless it holds a badge. */
  readonly skeleton?: 'badge';
}

export interface TableSort {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}

const selectWidth = 56;
const defaultMinWidth = 180;

/** The width a column needs before another must go. */
const needed = <Data>(column: Column<Data>): number => column.width ?? column.minWidth ?? defaultMinWidth;

/** The px that columns need at least, the selection column with them. */
export function neededWidth<Data>(columns: readonly Column<Data>[], selectable: boolean): number {
  return columns.reduce((sum, column) => sum + needed(column), selectable ? selectWidth : 32);
}

/**
 * The columns that fit, in their order: those of the lowest drop rank leave first, columns without a rank never.
 *
 * @param width px there are; 0 where it is not known yet.
 */
export function fitColumns<Data>(
  columns: readonly Column<Data>[],
  width: number,
  selectable: boolean,
): readonly Column<Data>[] {
  if (width === 0) return columns;
  let left = columns;
  while (neededWidth(left, selectable) > width) {
    const next = left
      .filter((column) => column.dropRank !== undefined)
      .reduce<Column<Data> | undefined>(
        (lowest, column) => (lowest && (lowest.dropRank ?? 0) <= (column.dropRank ?? 0) ? lowest : column),
        undefined,
      );
    if (!next) break;
    left = left.filter((column) => column !== next);
  }
  return left;
}

/** The order that a press on a column's head asks for. */
export function nextSort<Data>(column: Column<Data>, current: TableSort | undefined): TableSort | undefined {
  if (column.sort === undefined) return undefined;
  const first = column.firstDirection ?? 'asc';
  if (current?.field !== column.sort) return { field: column.sort, direction: first };
  return { field: column.sort, direction: current.direction === 'asc' ? 'desc' : 'asc' };
}
