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

/** The number of the longest texts of each column that are measured. To read the widths of 4,500 cells takes 40 ms. */
const MEASURED = 20;

/**
 * Reads the widths that the texts would have if nothing cut them. In a long table it reads the texts with the most
 * characters: one of them is the widest, or nearly.
 */
function measure(table: HTMLTableElement, count: number): readonly TextWidths[] {
  const range = document.createRange();
  const rows = [...table.rows].map(({ cells }) => cells).filter(({ length }) => length >= count);
  const heads = rows.find((cells) => cells[0]?.tagName === 'TH');
  return Array.from({ length: count }, (_, column) => {
    const cellIn = (cells: HTMLCollectionOf<HTMLTableCellElement>) => cells[cells.length - count + column];
    const head = heads && cellIn(heads);
    const texts = rows.flatMap((cells) => cellIn(cells) ?? []);
    const widths = [...longestTexts(texts), ...(head ? [head] : [])].map((cell) => textWidth(cell, range));
    return { head: head ? textWidth(head, range) : 0, longest: Math.max(0, ...widths) };
  });
}

function longestTexts(cells: readonly HTMLElement[]): readonly HTMLElement[] {
  // Cells with the same text are as wide as each other, unless one has a button or a picture beside it.
  const distinct = new Map(cells.map((cell) => [`${cell.childElementCount} ${cell.textContent}`, cell]));
  return [...distinct]
    .sort(([one], [other]) => other.length - one.length)
    .slice(0, MEASURED)
    .map(([, cell]) => cell);
}

/** A range has the whole width of a text, also of one that is cut. */
function textWidth(cell: HTMLElement, range: Range): number {
  range.selectNodeContents(cell);
  return Math.ceil(range.getBoundingClientRect().width) + cellPadding;
}
