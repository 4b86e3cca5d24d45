import { guardFormulas } from '@console/format/formula-guard';

/** A column of a CSV file. */
export interface CsvColumn<Row> {
  readonly title: string;
  /** Numbers are written as they are. Texts are written so that no spreadsheet takes them for a formula. */
  readonly value: (row: Row) => string | number | null;
}

/**
 * Returns the text of a CSV file, a part for each page of rows. Nothing is read before it is needed, so a file of any
 * length takes the memory of one page.
 *
 *     content: csvOf(columns, pagesOf(2000, (after) => rowsAfter(after)))
 */
export async function* csvOf<Row>(
  columns: readonly CsvColumn<Row>[],
  pages: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  const lineOf = (cells: readonly (string | number | null)[]) => `${cells.map(cellOf).join(',')}\r\n`;
  // Excel reads a file as UTF-8 only when it begins with this mark.
  yield `\uFEFF${lineOf(columns.map(({ title }) => title))}`;
  for await (const page of pages) yield page.map((row) => lineOf(columns.map(({ value }) => value(row)))).join('');
}

/**
 * Reads rows page by page.
 *
 * @param size the most rows of a page.
 * @param read returns at most `size` rows that follow the given row, in a fixed order. Without a row, the first ones.
 */
export async function* pagesOf<Row>(
  size: number,
  read: (after: Row | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let page = await read(undefined);
  while (page.length > 0) {
    yield page;
    if (page.length < size) return;
    page = await read(page.at(-1));
  }
}

function cellOf(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = guardFormulas(value);
  return /[",;\n\r\t']|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
