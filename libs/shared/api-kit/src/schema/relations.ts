import type { FieldRef } from '@pothos/core';
import { and, inArray } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { loadBatched } from './batches.ts';
import type { FieldsOf, SchemaTypes } from './builder.ts';
import type { RequestContext } from './context.ts';
import { keyOf, type RecordType, valueIn } from './records.ts';
import type { Rule } from './rules.ts';

/** A field that leads from a row to at most one row of another type. */
export interface Relation {
  readonly to: () => RecordType;
  readonly from: AnyPgColumn;
  /** The column of the other table that holds the same value. Its id by default. */
  readonly by: AnyPgColumn | undefined;
  /** The key of the related row in a row that was read together with it. */
  readonly key: symbol;
}

/** A row with the rows that were read in the same statement, under the symbols of their relations. */
export type RowWithRelated = Record<symbol, object | null | undefined>;

interface OneOptions<Row> {
  to: () => RecordType;
  from: AnyPgColumn;
  by?: AnyPgColumn;
  /** Declares the field non-null, though the column may be null for other types in the same table. */
  required?: boolean;
  rule?: Rule<Row>;
  description?: string;
}

/**
 * A to-one field: `customer: one(t, { from: bookings.customerId, to: () => Customer })`. It is nullable when its
 * column is nullable, when the row is found `by` another column than the id, or when it has a rule of its own. A list joins it in the same statement
 * when the query selects it. Elsewhere one statement loads it for all rows.
 */
export function one<Row extends object>(
  t: FieldsOf<Row>,
  options: OneOptions<Row>,
): FieldRef<SchemaTypes, object | null | undefined> {
  const { to, from, by, required = false, rule, description } = options;
  const relation: Relation = { to, from, by, key: Symbol('related') };
  const column = keyOf(from);
  // Viewers who may not read it still get the other fields.
  const nullable = !required && (by !== undefined || !from.notNull || rule !== undefined);
  return t.field({
    type: to().ref,
    // In TypeScript all are nullable; the schema says which really are.
    nullable: nullable as true,
    ...(rule ? { rule } : {}),
    ...(description ? { description } : {}),
    extensions: { relation, columns: [column] },
    resolve: (row, _args, context) => {
      const known = (row as RowWithRelated)[relation.key];
      if (known !== undefined) return known;
      const key: unknown = Reflect.get(row, column);
      return typeof key === 'string' ? loadRow(context, to(), key, by) : null;
    },
  });
}

/** Reads one row by its ULID, or by another column whose values are unique. Returns null when there is none. */
export async function loadRow<Row extends object>(
  context: RequestContext,
  type: RecordType<Row>,
  key: string,
  by?: AnyPgColumn,
): Promise<Row | null> {
  const row = await loadBatched<object>(context, by ?? type, key, async (keys) => {
    const column = by ?? type.table.id;
    const rows = await context.database
      .select()
      .from(type.table)
      .where(and(inArray(column, [...keys]), type.only));
    return new Map(rows.map((each) => [String(valueIn(each, column)), each]));
  });
  return (row as Row | undefined) ?? null;
}
