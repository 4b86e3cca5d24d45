/** A list with more new rows than this is another list or another page. */
const FEW = 60;

/** Tells whether two lists have the same rows in the same order, apart from a few that were added or removed. */
export function isSameList<Row>(earlier: readonly Row[], rows: readonly Row[], rowKey: (row: Row) => string): boolean {
  const places = new Map(earlier.map((row, index) => [rowKey(row), index]));
  let fresh = 0;
  let last = -1;
  for (const row of rows) {
    const place = places.get(rowKey(row));
    if (place === undefined) fresh += 1;
    else if (place < last) return false;
    else last = place;
  }
  return fresh <= FEW;
}
