import { and, count, getTableName, inArray, type SQL, sql, sum } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type Join, quoted } from '../nodes/joins.ts';
import type { Reading } from '../nodes/reading.ts';
import { fromTables, selectRows } from '../nodes/rows.ts';
import { loadBatched } from '../schema/batches.ts';
import type { RequestContext } from '../schema/context.ts';
import { type RecordType, valueIn } from '../schema/records.ts';
import { beyond, type OrderTerm, orderBy } from './order.ts';
import type { Paging } from './paging.ts';

/** One page of a list, in the list's order. */
export interface Page {
  rows: readonly object[];
  hasNextPage: boolean;
  hasPreviousPage: boolean;
}

/** The columns of a record type that its lists add up, under their GraphQL names. They hold pence. */
export type SumColumns = Readonly<Record<string, AnyPgColumn>>;

/** Sums in pence, by the names of their columns. */
export type Sums = Readonly<Record<string, number>>;

/** A list as the query asks for it. */
export interface ListQuery {
  type: RecordType;
  /** The joins for the filters and the order. */
  joins: readonly Join[];
  where: readonly (SQL | undefined)[];
  order: readonly OrderTerm[];
  paging: Paging;
}

const EMPTY: Page = { rows: [], hasNextPage: false, hasPreviousPage: false };

/** Reads a page in one statement. It reads one row more than the page, to know whether another page follows. */
export async function readPage(context: RequestContext, list: ListQuery, reading: Reading): Promise<Page> {
  const { paging } = list;
  const found = await selectRows(context, {
    type: list.type,
    reading,
    joins: list.joins,
    where: [...list.where, ...withinCursors(list)],
    orderBy: orderBy(list.order, paging.backwards),
    limit: paging.size + 1,
  });
  return pageOf(found, paging);
}

/** Counts all rows of the list, not only those of the page. */
export async function countRows(context: RequestContext, { type, joins, where }: ListQuery): Promise<number> {
  const condition = and(...where);
  const filtered = condition ? sql` where ${condition}` : sql``;
  const head = sql.raw(`select count(*)::int as rows ${fromTables(type, joins)}`);
  const { rows } = await context.database.execute<{ rows: number }>(sql`${head}${filtered}`);
  return rows[0]?.rows ?? 0;
}

/** Adds up columns of all rows of the list, in pence. */
export async function sumRows(
  context: RequestContext,
  { type, joins, where }: ListQuery,
  columns: SumColumns,
): Promise<Sums> {
  const table = getTableName(type.table);
  const sums = Object.entries(columns).map(
    // A float holds whole numbers to 2^53 exactly, and both drivers return it as a number.
    ([name, column]) => `coalesce(sum(${quoted(table, column.name)}), 0)::float8 as ${quoted(name)}`,
  );
  const condition = and(...where);
  const filtered = condition ? sql` where ${condition}` : sql``;
  const head = sql.raw(`select ${sums.join(', ')} ${fromTables(type, joins)}`);
  const { rows } = await context.database.execute<Record<string, number>>(sql`${head}${filtered}`);
  return rows[0] ?? {};
}

/** The parent of a list below a record: its rows have this value in the column `by`. */
export interface Branch {
  by: AnyPgColumn;
  value: string;
  /** The list's place in the query. Lists of many parents with the same place are read in one statement. */
  place: object;
}

/** Reads the same page of many parents' lists in one statement. */
export async function readBranchPage(
  context: RequestContext,
  list: ListQuery,
  reading: Reading,
  { by, value, place }: Branch,
): Promise<Page> {
  const { type, paging, order } = list;
  const page = await loadBatched<Page>(context, place, value, async (values) => {
    const sorted = sql.join(orderBy(order, paging.backwards), sql`, `);
    const ranked = context.database
      .select({
        id: type.table.id,
        rank: sql<number>`row_number() over (partition by ${by} order by ${sorted})`.as('rank'),
      })
      .from(type.table)
      .where(and(inArray(by, [...values]), ...list.where, ...withinCursors(list)))
      .as('ranked');
    const chosen = context.database
      .select({ id: ranked.id })
      .from(ranked)
      .where(sql`${ranked.rank} <= ${paging.size + 1}`);
    const found = await selectRows(context, {
      type,
      reading,
      joins: [],
      where: [inArray(type.table.id, chosen)],
      orderBy: orderBy(order, paging.backwards),
    });
    const byParent = Map.groupBy(found, (row) => String(valueIn(row, by)));
    return new Map([...byParent].map(([parent, rows]) => [parent, pageOf(rows, paging)]));
  });
  return page ?? EMPTY;
}

/** Counts the lists of many parents in one statement. */
export async function countBranch(
  context: RequestContext,
  { type, where }: ListQuery,
  { by, value, place }: Branch,
): Promise<number> {
  const counted = await loadBatched<number>(context, place, value, async (values) => {
    const rows = await context.database
      .select({ parent: by, count: count() })
      .from(type.table)
      .where(and(inArray(by, [...values]), ...where))
      .groupBy(by);
    return new Map(rows.map((row) => [String(row.parent), row.count]));
  });
  return counted ?? 0;
}

/** Adds up columns of the lists of many parents in one statement. */
export async function sumBranch(
  context: RequestContext,
  { type, where }: ListQuery,
  columns: SumColumns,
  { by, value, place }: Branch,
): Promise<Sums> {
  const added = await loadBatched<Sums>(context, place, value, async (values) => {
    const sums = Object.fromEntries(
      Object.entries(columns).map(([name, column]) => [name, sum(column).mapWith(Number)]),
    );
    const rows = await context.database
      .select({ parent: by, ...sums })
      .from(type.table)
      .where(and(inArray(by, [...values]), ...where))
      .groupBy(by);
    return new Map(rows.map(({ parent, ...of }) => [String(parent), of as Sums]));
  });
  return added ?? {};
}

/** The page of the found rows, which are in the order of reading and may be one more than the page. */
export function pageOf(found: readonly object[], { size, backwards, after, before }: Paging<unknown>): Page {
  const rows = found.slice(0, size);
  const goesOn = found.length > size;
  return {
    rows: backwards ? rows.reverse() : rows,
    hasNextPage: backwards ? before !== undefined : goesOn,
    hasPreviousPage: backwards ? goesOn : after !== undefined,
  };
}

function withinCursors({ order, paging: { after, before } }: ListQuery): (SQL | undefined)[] {
  return [after && beyond(order, after, 'after'), before && beyond(order, before, 'before')];
}
