import { type Column, edgesWidth, isWhole, leastWidth, neededWidth, type TableRoom } from './column.ts';

/** The measured widths of a column's text in px, with the padding of its cells. */
export interface TextWidths {
  readonly head: number;
  /** The width of the longest text, or of the head when that is wider. */
  readonly longest: number;
}

/**
 * Returns the widths of columns in px, without the edges.
 *
 * Columns grow from their minimum to their declared width, and the column without a width takes the rest. Then columns
 * whose text is cut get the width that others do not use: heads and texts that must be whole first, then the columns
 * that lack the least. For text that must be whole, other columns shrink to their minimum.
 *
 * @param texts the widths of the texts, once they are measured.
 */
export function columnWidths<Data>(
  columns: readonly Column<Data>[],
  room: TableRoom,
  texts: readonly TextWidths[] | undefined,
): readonly number[] {
  const widths = declaredWidths(columns, room);
  if (!texts) return widths;
  const longest = columns.map(({ wrap }, at) => (wrap ? 0 : (texts[at]?.longest ?? 0)));
  const required = columns.map((column, at) => (isWhole(column) ? longest[at] : texts[at]?.head) ?? 0);

  const unused = widths.map((width, at) => (columns[at]?.wrap ? 0 : Math.max(0, width - (longest[at] ?? 0))));
  const lacks = widths.map((width, at) => Math.max(0, (required[at] ?? 0) - width));
  const fromUnused = Math.min(sum(lacks), sum(unused));
  take(widths, unused, fromUnused);
  const yields = columns.map((column, at) =>
    isWhole(column) ? 0 : Math.max(0, (widths[at] ?? 0) - Math.max(leastWidth(column, room), required[at] ?? 0)),
  );
  take(widths, yields, Math.min(sum(lacks) - fromUnused, sum(yields)));
  for (const [at, lack] of lacks.entries()) widths[at] = (widths[at] ?? 0) + lack;

  // The table scrolls sideways only when no column has room left. So only the rest of the room goes to texts that are cut.
  const free = sum(unused) - fromUnused;
  const excess = Math.max(0, edgesWidth(room) + sum(widths) - room.width);
  let left = Math.max(0, free - excess);
  const cut = widths.map((width, at) => ({ at, lack: (longest[at] ?? 0) - width })).filter(({ lack }) => lack > 0);
  for (const { at, lack } of cut.sort((one, other) => one.lack - other.lack)) {
    const given = Math.min(lack, left);
    widths[at] = (widths[at] ?? 0) + given;
    left -= given;
  }
  take(widths, unused, free - left);
  return widths;
}

/** Takes `total` px away from the widths, in proportion to what each can give. */
function take(widths: number[], gives: readonly number[], total: number): void {
  const share = total / (sum(gives) || 1);
  for (const [at, give] of gives.entries()) widths[at] = (widths[at] ?? 0) - give * share;
}

/** Returns the widths that the columns declare, between their minimum and their width as there is room. */
function declaredWidths<Data>(columns: readonly Column<Data>[], room: TableRoom): number[] {
  const least = columns.map((column) => leastWidth(column, room));
  const spare = Math.max(0, room.width - neededWidth(columns, room));
  const growth = columns.map(({ width }, at) => (width === undefined ? 0 : width * room.scale - (least[at] ?? 0)));
  const stretch = room.width === 0 ? 1 : Math.min(1, (spare * 0.6) / (sum(growth) || 1));
  const grown = least.map((width, at) => width + (growth[at] ?? 0) * stretch);
  const taking = columns.filter(({ width }) => width === undefined).length;
  const rest = Math.max(0, room.width - edgesWidth(room) - sum(grown));
  return grown.map((width, at) => (columns[at]?.width === undefined ? width + rest / taking : width));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
