import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { GraphQLResolveInfo } from 'graphql';
import type { RequestContext } from '../schema/context.ts';
import type { RecordTable, RecordType } from '../schema/records.ts';
import { rememberRelated } from '../schema/relations.ts';
import { type Join, joinsFor } from './joins.ts';
import { selectionOf } from './selection.ts';

/** One statement over a table and what is joined to it. */
export interface RowsQuery {
  type: RecordType;
  joins: readonly Join[];
  where: readonly (SQL | undefined)[];
  orderBy: readonly SQL[];
  limit?: number;
}

/** Reads rows in one statement; what was joined is remembered for the to-one fields that will ask for it. */
export async function selectRows(
  context: RequestContext,
  { type, joins, where, orderBy, limit }: RowsQuery,
): Promise<object[]> {
  const tables: Record<string, RecordTable> = { '': type.table };
  for (const join of joins) tables[join.path] = join.table;
  const query = context.database.select(tables).from(type.table).$dynamic();
  for (const join of joins) query.leftJoin(join.table, join.on);
  query.where(and(...where)).orderBy(...orderBy);
  if (limit !== undefined) query.limit(limit);
  const found = (await query) as Record<string, Record<string, unknown> | null>[];
  return found.map((each) => withRelated(each, joins));
}

/** Reads one row by its ulid together with the to-one relations that the query asks for. */
export async function findRow(
  context: RequestContext,
  type: RecordType,
  ulid: string,
  info: GraphQLResolveInfo,
): Promise<object | null> {
  const joins = joinsFor(info.schema, type, selectionOf(info));
  const where = [eq(type.table.id, ulid), type.only];
  const [row] = await selectRows(context, { type, joins, where, orderBy: [asc(type.table.id)], limit: 1 });
  return row ?? null;
}

function withRelated(found: Record<string, Record<string, unknown> | null>, joins: readonly Join[]): object {
  for (const join of joins) {
    const parent = found[join.parent];
    const related = found[join.path];
    if (parent) rememberRelated(parent, join.relation, related?.id == null ? null : related);
  }
  return found[''] ?? {};
}
