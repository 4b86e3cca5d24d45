import { startTransition, useCallback, useEffect, useState } from 'react';
import { isSameList } from './isSameList.ts';

/** The number of rows that are rendered first: more than the highest window shows. */
export const FIRST_ROWS = 60;
/** The number of rows that are added each time the browser is idle, so that a click never waits for hundreds. */
const STEP = 90;

interface Rendered<Row> {
  readonly rows: readonly Row[];
  readonly count: number;
}

interface RenderedRows<Row> {
  /** The rendered rows: all, or the first ones. */
  readonly rendered: readonly Row[];
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
  const [known, setKnown] = useState<Rendered<Row>>({ rows, count: FIRST_ROWS });
  const now = known.rows === rows ? known : { rows, count: countAtOnce(known, rows, rowKey) };
  if (now !== known) setKnown(now);
  const { count } = now;

  const renderUpTo = useCallback(
    (least: number) => {
      setKnown((current) => (current.rows === rows && current.count >= least ? current : { rows, count: least }));
    },
    [rows],
  );
  const waiting = count < rows.length;
  useEffect(() => {
    if (waiting) startTransition(() => renderUpTo(count + STEP));
  }, [waiting, count, renderUpTo]);
  return { rendered: waiting ? rows.slice(0, count) : rows, renderUpTo };
}

/**
 * Returns the number of rows to render at once. If the list is the same apart from a few rows, the number does not
 * change. For another list it is the number of the first rows.
 */
export function countAtOnce<Row>(
  { rows: earlier, count }: Rendered<Row>,
  rows: readonly Row[],
  rowKey: (row: Row) => string,
): number {
  if (!isSameList(earlier.slice(0, count), rows.slice(0, count), rowKey)) return FIRST_ROWS;
  return Math.max(FIRST_ROWS, Math.min(count, rows.length));
}
