import { startTransition, useCallback, useEffect, useState } from 'react';
import { isSameList } from './isSameList.ts';

/** The number of rows that are rendered first: more than the highest window shows. */
export const FIRST_ROWS = 60;
/** The number of rows that are added each time the browser is idle, so that a click never waits for hundreds. */
const STEP = 150;

interface Rendered<Row> {
  readonly rows: readonly Row[];
  readonly count: number;
  /** Counts the lists that were shown. Another sort or page is another list. */
  readonly list: number;
}

interface RenderedRows<Row> {
  /** The rendered rows: all, or the first ones. */
  readonly rendered: readonly Row[];
  /**
   * Another number for another list. As the key of the element around the rows it removes all old rows at once.
   */
  readonly list: number;
  /** Renders at least `count` rows at once, because the user scrolled beyond the rendered rows. */
  readonly renderUpTo: (count: number) => void;
}

/**
 * Renders the first rows of a long table at once and the others right after. So 500 rows appear as quickly as 50.
 * Rows stay rendered when one of them changes, or when rows are added or removed.
 *
 * @param rowKey returns the key of a row.
 */
export function useRenderedRows<Row>(rows: readonly Row[], rowKey: (row: Row) => string): RenderedRows<Row> {
  const [known, setKnown] = useState<Rendered<Row>>({ rows, count: FIRST_ROWS, list: 0 });
  const now = known.rows === rows ? known : renderedAtOnce(known, rows, rowKey);
  if (now !== known) setKnown(now);
  const { count, list } = now;

  const renderUpTo = useCallback(
    (least: number) => {
      setKnown((current) => (current.rows === rows && current.count >= least ? current : { rows, count: least, list }));
    },
    [rows, list],
  );
  const waiting = count < rows.length;
  useEffect(() => {
    if (waiting) startTransition(() => renderUpTo(count + STEP));
  }, [waiting, count, renderUpTo]);
  return { rendered: waiting ? rows.slice(0, count) : rows, list, renderUpTo };
}

/**
 * Returns how many rows to render at once. If the list is the same apart from a few rows, the number does not change. For
 * another list it is the number of the first rows.
 */
export function renderedAtOnce<Row>(
  { rows: earlier, count, list }: Rendered<Row>,
  rows: readonly Row[],
  rowKey: (row: Row) => string,
): Rendered<Row> {
  const same = isSameList(earlier.slice(0, count), rows.slice(0, count), rowKey);
  if (!same) return { rows, count: FIRST_ROWS, list: list + 1 };
  return { rows, count: Math.max(FIRST_ROWS, Math.min(count, rows.length)), list };
}
