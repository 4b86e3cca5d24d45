import { and, asc, eq, getTableName, type SQL, sql } from 'drizzle-orm';
import type { GraphQLResolveInfo } from 'graphql';
import { executeSelect } from '../database/executeSelect.ts';
import type { RequestContext } from '../schema/context.ts';
import type { RecordType } from '../schema/records.ts';
import { type Join, quoted } from './joins.ts';
import { type Reading, readingFor } from './reading.ts';
import { selectionOf } from './selection.ts';

/** One statement over a table and the tables joined to it. */
export interface RowsQuery {
  type: RecordType;
  reading: Reading;
  /** Further joins that only the conditions need. */
  joins: readonly Join[];
  where: readonly (SQL | undefined)[];
  orderBy: readonly SQL[];
  limit?: number;
}

/**
 * Reads rows in one statement. The constant part of the SQL is built only once. Building it for each query, and
 * letting drizzle map each value, took longer than the database itself.
 */
export async function selectRows(context: RequestContext, query: RowsQuery): Promise<object[]> {
  const { reading, where, orderBy, limit } = query;
  const head = sql.raw(`select ${reading.columns} ${fromTables(query.type, [...reading.joins, ...query.joins])}`);
  const condition = and(...where);
  const filtered = condition ? sql` where ${condition}` : sql``;
  const sorted = orderBy.length > 0 ? sql` order by ${sql.join([...orderBy], sql`, `)}` : sql``;
  const limited = limit === undefined ? sql`` : sql.raw(` limit ${limit}`);
  const { rows } = await executeSelect(context.database, sql`${head}${filtered}${sorted}${limited}`);
  return rows.map(reading.rowOf);
}

/** Returns `from "booking" left join …`, with each join once. */
export function fromTables(type: RecordType, joins: readonly Join[]): string {
  const texts = new Set(joins.map(({ text }) => text));
  return [`from ${quoted(getTableName(type.table))}`, ...texts].join(' ');
}

/** Reads one row by its ULID, with the to-one relations that the query selects. */
export async function findRow(
  context: RequestContext,
  type: RecordType,
  ulid: string,
  info: GraphQLResolveInfo,
): Promise<object | null> {
  const reading = readingFor(info.schema, type, selectionOf(info), []);
  const where = [eq(type.table.id, ulid), type.only];
  const [row] = await selectRows(context, { type, reading, joins: [], where, orderBy: [asc(type.table.id)], limit: 1 });
  return row ?? null;
}
