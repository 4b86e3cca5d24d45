import { toIsoDate } from '@console/format';
import type * as z from 'zod/mini';
import type { Queries } from '../database/index.ts';
import { type CsvColumn, csvOf } from '../download/csv.ts';
import { defineDownload } from '../download/downloads.ts';
import type { NodeType } from '../nodes/nodes.ts';
import { type Rule, staff } from '../schema/rules.ts';
import { chosenUlids, type RecordsChosen } from './freeze.ts';

/** The rows that are read at once. */
const ROWS_OF_A_PAGE = 500;

interface RecordsFileOptions<Row> {
  description: string;
  /** Who may download it. Staff by default. */
  rule?: Rule;
  of: NodeType;
  /** The zod object of the contracts: `recordsChosen`. */
  input: z.core.$ZodObject<z.core.$ZodShape> & z.core.$ZodType<RecordsChosen>;
  /** The name of the file before the day: 'Invoices'. */
  title: string;
  columns: readonly CsvColumn<Row>[];
  /** Reads the rows of at most 500 records, in any order. `id` is the record's ULID. */
  read: (queries: Queries, ulids: readonly string[]) => Promise<readonly Row[]>;
}

/**
 * Declares a CSV file of selected records, in the order of their selection:
 *
 *     defineRecordsFile('invoiceList', { of: Invoice, input: invoicesToDownload, title: 'Invoices', columns, read });
 *     query { invoiceListDownload(input: { frozen: "frozen_selections/01J…" }) { path } }
 *
 * The rows are read while the file is taken, 500 at a time, so a file of any length takes the memory of one page.
 */
export function defineRecordsFile<Row extends { readonly id: string }>(
  name: string,
  { description, rule = staff, of, input, title, columns, read }: RecordsFileOptions<Row>,
): void {
  defineDownload(name, {
    description,
    rule,
    input,
    what: 'selection',
    find: (queries, chosen, reader) => chosenUlids(queries, of, chosen, reader),
    file: (queries, ulids, { now }) => ({
      name: `${title} ${toIsoDate(now)}.csv`,
      type: 'text/csv; charset=utf-8',
      content: csvOf(
        columns,
        pagesOfUlids(ulids, (some) => read(queries, some)),
      ),
    }),
  });
}

/**
 * Reads records page by page, in the order of their ULIDs. Those that no longer exist are left out.
 *
 * @param read returns the rows of at most 500 records, in any order.
 */
async function* pagesOfUlids<Row extends { readonly id: string }>(
  ulids: readonly string[],
  read: (ulids: readonly string[]) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (let first = 0; first < ulids.length; first += ROWS_OF_A_PAGE) {
    const some = ulids.slice(first, first + ROWS_OF_A_PAGE);
    const rows = new Map((await read(some)).map((row) => [row.id, row]));
    yield some.flatMap((ulid) => rows.get(ulid) ?? []);
  }
}
