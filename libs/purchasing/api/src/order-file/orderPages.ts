/** The room for rows, in points: on the first page, and on a following one. */
interface RowRoom {
  readonly first: number;
  readonly following: number;
}

/**
 * Returns how many rows stand on each page. The totals stand below the last row, so a row goes to the next page with them when they do not
 * fit.
 *
 * @param heights the heights of the rows, in points.
 * @param totals the height of the totals.
 */
export function orderPages(heights: readonly number[], { first, following }: RowRoom, totals: number): number[] {
  const counts = [0];
  let left = first;
  const turn = () => {
    counts.push(0);
    left = following;
  };
  for (const [index, height] of heights.entries()) {
    const wanted = index === heights.length - 1 ? height + totals : height;
    if (wanted > left) turn();
    counts[counts.length - 1] = (counts.at(-1) ?? 0) + 1;
    left -= height;
  }
  if (heights.length === 0 && totals > left) turn();
  return counts;
}
