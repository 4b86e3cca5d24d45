import type { Column } from './column.ts';

/**
 * Says which columns of a list a phone shows: the record, its status and its money. In a narrower window the others leave
 * first, by their drop rank, those without one last.
 *
 * @param ids the columns that stay. A phone has room for 325 px of their minimum widths.
 * @param columns every column of the list, in its standard order.
 * @throws Error when the list has no column with one of the ids.
 */
export function keepOnPhone<Data>(ids: readonly string[], columns: readonly Column<Data>[]): readonly Column<Data>[] {
  const missing = ids.find((id) => !columns.some((column) => column.id === id));
  if (missing !== undefined) throw new Error(`A phone cannot show the column "${missing}", because the list has none.`);
  return columns.map(({ dropRank = Number.MAX_SAFE_INTEGER, ...column }) =>
    ids.includes(column.id) ? column : { ...column, dropRank },
  );
}
