import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { Column } from './column.ts';
import type { TextWidths } from './columnWidths.ts';

/** The padding of a cell at both sides in px. */
const cellPadding = 16;

interface Measured<Data> {
  readonly columns: readonly Column<Data>[];
  readonly texts: readonly TextWidths[];
}

/**
 * Returns the widths of the texts in each column. It measures the rows again when the list has other rows or columns, or
 * the text another size, but not when the text of a row changes: then nothing should move.
 *
 * @param list names the rows that are measured.
 * @param sampleWidth the width of a sample text in px. It changes with the font, after the browser has applied it.
 */
export function useTextWidths<Data>(
  table: RefObject<HTMLTableElement | null>,
  columns: readonly Column<Data>[],
  list: string,
  sampleWidth: number,
): readonly TextWidths[] | undefined {
  const [measured, setMeasured] = useState<Measured<Data>>();
  const fonts = useLoadedFonts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows, fonts and text sizes need other widths
  useLayoutEffect(() => {
    if (table.current && list) setMeasured({ columns, texts: measure(table.current, columns.length) });
  }, [table, columns, list, sampleWidth, fonts]);
  return measured?.columns === columns ? measured.texts : undefined;
}

/** Returns another number each time that fonts have loaded. */
function useLoadedFonts(): number {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const count = () => setTimes((earlier) => earlier + 1);
    document.fonts?.addEventListener('loadingdone', count);
    return () => document.fonts?.removeEventListener('loadingdone', count);
  }, []);
  return times;
}

/** Reads the widths that the texts would have if nothing cut them. */
function measure(table: HTMLTableElement, count: number): readonly TextWidths[] {
  const range = document.createRange();
  const longest = new Array<number>(count).fill(0);
  let heads: readonly number[] = [];
  for (const { cells } of table.rows) {
    if (cells.length < count) continue;
    const widths = [...cells].slice(-count).map((cell) => textWidth(cell, range));
    for (const [at, width] of widths.entries()) longest[at] = Math.max(longest[at] ?? 0, width);
    if (cells[0]?.tagName === 'TH') heads = widths;
  }
  return longest.map((width, at) => ({ head: heads[at] ?? 0, longest: width }));
}

/** A range has the whole width of a text, also of one that is cut. */
function textWidth(cell: HTMLElement, range: Range): number {
  range.selectNodeContents(cell);
  return Math.ceil(range.getBoundingClientRect().width) + cellPadding;
}
