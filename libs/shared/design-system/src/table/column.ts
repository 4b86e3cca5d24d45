import type { ReactNode } from 'react';

/** One column of a table. `Data` is what a cell reads: the row itself, or what `useRow` makes of it. */
export interface Column<Data> {
  readonly id: string;
  readonly header: string;
  /** The content of a cell. Text alone where possible: it is then cut with an ellipsis and shown whole as a tooltip. */
  readonly cell: (data: Data) => ReactNode;
  /** Width in px. One column should go without: it takes the rest. */
  readonly width?: number;
  /** The px to which it may shrink before others are dropped: its width, or 180 where it has none, unless given. */
  readonly minWidth?: number;
  /** The px to which it shrinks on a phone, where no further column can leave; as `minWidth` unless given. */
  readonly phoneWidth?: number;
  /** Its text runs on in further lines instead of being cut. For a card's table alone: on a page every row is of one height. */
  readonly wrap?: true;
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

const defaultMinWidth = 180;
const selectBox = 32;
const cellPadding = 8;

/** The least width a column may have before another must go. */
const least = <Data>(column: Column<Data>): number => column.minWidth ?? column.width ?? defaultMinWidth;

/** Where the columns of a table stand. */
export interface TableRoom {
  /** px the table has; 0 where that is not known yet. */
  readonly width: number;
  /** px between the edges of the table and its content. */
  readonly side: number;
  readonly selectable: boolean;
}

/** The px that columns need at least, with the selection column and the padding at both edges. */
export function neededWidth<Data>(columns: readonly Column<Data>[], { side, selectable }: TableRoom): number {
  const edges = selectable ? selectBox + side + side - cellPadding : 2 * (side - cellPadding);
  return columns.reduce((sum, column) => sum + least(column), edges);
}

const narrowed = new WeakMap<object, unknown>();

/** The same one each time, so that rows are not drawn anew. */
function asOnPhone<Data>(column: Column<Data>): Column<Data> {
  if (column.phoneWidth === undefined) return column;
  const known = narrowed.get(column) as Column<Data> | undefined;
  const made = known ?? { ...column, minWidth: column.phoneWidth };
  narrowed.set(column, made);
  return made;
}

/** The columns that fit, in their order: those of the lowest drop rank leave first, columns without a rank never. */
export function fitColumns<Data>(columns: readonly Column<Data>[], room: TableRoom): readonly Column<Data>[] {
  if (room.width === 0) return columns;
  const leaving = columns
    .filter((column) => column.dropRank !== undefined)
    .sort((one, other) => (one.dropRank ?? 0) - (other.dropRank ?? 0));
  let left = columns;
  for (const column of leaving) {
    if (neededWidth(left, room) <= room.width) break;
    left = left.filter((other) => other !== column);
  }
  return neededWidth(left, room) <= room.width ? left : left.map(asOnPhone);
}

/**
 * How much of the way from its least to its wished width a column that may shrink gets: 1 where there is room for all. The
 * column without a width takes the other part of what there is to spare.
 */
export function stretchOf<Data>(columns: readonly Column<Data>[], room: TableRoom): number {
  const wanted = columns.reduce((sum, column) => sum + (column.width ?? least(column)) - least(column), 0);
  const spare = room.width - neededWidth(columns, room);
  if (room.width === 0 || wanted === 0) return 1;
  return Math.max(0, Math.min(1, (spare * 0.6) / wanted));
}

/** The px a column is wide, edges aside; undefined for the one that takes the rest. */
export function columnWidth<Data>(column: Column<Data>, stretch: number): number | undefined {
  if (column.width === undefined) return undefined;
  return Math.round(least(column) + (column.width - least(column)) * stretch);
}

/** The order that a press on a column's head asks for. */
export function nextSort<Data>(column: Column<Data>, current: TableSort | undefined): TableSort | undefined {
  if (column.sort === undefined) return undefined;
  const first = column.firstDirection ?? 'asc';
  if (current?.field !== column.sort) return { field: column.sort, direction: first };
  return { field: column.sort, direction: current.direction === 'asc' ? 'desc' : 'asc' };
}
