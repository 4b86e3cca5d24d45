import type { ReactNode } from 'react';
import type { CellLooks } from './cellLooks.ts';

/** One column of a table. `Data` is the row itself, or the value that `useRow` returns for it. */
export interface Column<Data> {
  readonly id: string;
  readonly header: string;
  /**
   * Returns the content of a cell. Prefer plain text: it is cut with an ellipsis and has a tooltip with the whole text.
   *
   * @param looks the class names of what most cells show. With them a cell needs no component with a hook.
   */
  readonly cell: (data: Data, looks: CellLooks) => ReactNode;
  /**
   * The width in px in the console's own font. Where text is wider, the column is too. One column should have none: it
   * takes the remaining width.
   */
  readonly width?: number;
  /**
   * The width in px to which the column may shrink before others are dropped. The default is `width`, or 180 without a
   * width.
   */
  readonly minWidth?: number;
  /**
   * The width in px to which the column shrinks on a phone when no further column can be dropped. The default is
   * `minWidth`.
   */
  readonly phoneWidth?: number;
  /** The text is never cut: a badge, a date, a reference. Columns with `align` are whole without it. */
  readonly whole?: true;
  /** The text wraps instead of being cut. Use it only in a card: on a page all rows have the same height. */
  readonly wrap?: true;
  /** Aligns numbers and money at the right. */
  readonly align?: 'end';
  /** The API's name of the order. A column without it cannot be sorted. */
  readonly sort?: string;
  /** The direction of the first click on the head: `desc` for dates and money. The default is ascending. */
  readonly firstDirection?: 'desc';
  /** Where space is short, the column with the lowest rank is dropped first. A column without a rank stays. */
  readonly dropRank?: number;
  /** The user cannot hide this column: the reference. */
  readonly always?: true;
  /** The column is hidden until the user chooses it. */
  readonly optional?: true;
  /** Shows the column as secondary text. */
  readonly quiet?: true;
  /** The shape of the skeleton. The default is a bar. */
  readonly skeleton?: 'badge';
}

/** Returns whether the column's text is never cut. */
export const isWhole = <Data>({ whole, align }: Column<Data>): boolean => whole === true || align !== undefined;

export interface TableSort {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}

const defaultMinWidth = 180;
const selectBox = 32;
const cellPadding = 8;

/** Returns the minimum width in px of a column before another one is dropped. */
export const leastWidth = <Data>(column: Column<Data>, { scale }: Pick<TableRoom, 'scale'>): number =>
  (column.minWidth ?? column.width ?? defaultMinWidth) * scale;

/** The space for the columns of a table. */
export interface TableRoom {
  /** The width of the table in px; 0 before it is known. */
  readonly width: number;
  /** The padding in px between the edges of the table and its content. */
  readonly side: number;
  readonly selectable: boolean;
  /** The width of text, divided by its width in the console's own font. */
  readonly scale: number;
}

/** Returns the width in px of the selection column and of the padding at both edges. */
export function edgesWidth({ side, selectable }: TableRoom): number {
  return selectable ? selectBox + side + side - cellPadding : 2 * (side - cellPadding);
}

/** Returns the minimum width of these columns in px, with the selection column and the padding at both edges. */
export function neededWidth<Data>(columns: readonly Column<Data>[], room: TableRoom): number {
  return columns.reduce((sum, column) => sum + leastWidth(column, room), edgesWidth(room));
}

const narrowed = new WeakMap<object, unknown>();

/**
 * Returns the column with its width on a phone. Each call returns the same object, so that the rows do not render
 * again.
 */
function asOnPhone<Data>(column: Column<Data>): Column<Data> {
  if (column.phoneWidth === undefined) return column;
  const known = narrowed.get(column) as Column<Data> | undefined;
  const made = known ?? { ...column, minWidth: column.phoneWidth };
  narrowed.set(column, made);
  return made;
}

/**
 * Returns the columns that fit, in their order. The column with the lowest drop rank leaves first. Columns without a
 * rank stay.
 */
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
 * Returns the room of these columns. A table without room for its selection column beside them leaves it out, so that a
 * phone shows the columns themselves.
 */
export function roomOf<Data>(columns: readonly Column<Data>[], room: TableRoom): TableRoom {
  const fits = room.width === 0 || neededWidth(columns, room) <= room.width;
  return fits ? room : { ...room, selectable: false };
}

/** Returns the order after a click on a column's head, or undefined if the column cannot be sorted. */
export function nextSort<Data>(column: Column<Data>, current: TableSort | undefined): TableSort | undefined {
  if (column.sort === undefined) return undefined;
  const first = column.firstDirection ?? 'asc';
  if (current?.field !== column.sort) return { field: column.sort, direction: first };
  return { field: column.sort, direction: current.direction === 'asc' ? 'desc' : 'asc' };
}
