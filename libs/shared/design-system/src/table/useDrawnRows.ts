import { startTransition, useCallback, useEffect, useState } from 'react';
import { isSameList } from './isSameList.ts';

/** More rows than the highest window shows. */
export const FIRST_ROWS = 60;
/** So many more each time that the browser has time for it, so that a press never waits for hundreds. */
const STEP = 90;

interface Drawn<Row> {
  readonly rows: readonly Row[];
  readonly count: number;
}

interface DrawnRows<Row> {
  /** The rows that are drawn: all, or the first ones. */
  readonly drawn: readonly Row[];
  /** Draws so many at once, because somebody scrolled to where nothing is yet. */
  readonly drawTo: (count: number) => void;
}

/**
 * A long table draws the rows that a window shows at once and the others right after, so that 500 stand as quickly as 50. Rows that
 * stand already stay when one among them changes, comes or goes.
 */
export function useDrawnRows<Row>(rows: readonly Row[], rowKey: (row: Row) => string): DrawnRows<Row> {
  const [known, setKnown] = useState<Drawn<Row>>({ rows, count: FIRST_ROWS });
  const now = known.rows === rows ? known : { rows, count: countAtOnce(known, rows, rowKey) };
  if (now !== known) setKnown(now);
  const { count } = now;

  const drawTo = useCallback(
    (least: number) => {
      setKnown((current) => (current.rows === rows && current.count >= least ? current : { rows, count: least }));
    },
    [rows],
  );
  const waiting = count < rows.length;
  useEffect(() => {
    if (waiting) startTransition(() => drawTo(count + STEP));
  }, [waiting, count, drawTo]);
  return { drawn: waiting ? rows.slice(0, count) : rows, drawTo };
}

/** All that stood, when these are the same rows in the same order but for a few; the first ones when this is another list. */
export function countAtOnce<Row>(
  { rows: earlier, count }: Drawn<Row>,
  rows: readonly Row[],
  rowKey: (row: Row) => string,
): number {
  if (!isSameList(earlier.slice(0, count), rows.slice(0, count), rowKey)) return FIRST_ROWS;
  return Math.max(FIRST_ROWS, Math.min(count, rows.length));
}
