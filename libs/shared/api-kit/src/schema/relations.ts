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
  /** The column of the other table that holds the same value; its id when not given. */
  readonly by: AnyPgColumn | undefined;
  /** Under which a row holds the related one when both were read in one statement. */
  readonly key: symbol;
}

/** A row together with the rows that were read with it, under the symbols of their relations. */
export type RowWithRelated = Record<symbol, object | null | undefined>;

interface OneOptions<Row> {
  to: () => RecordType;
  from: AnyPgColumn;
  by?: AnyPgColumn;
  /** The type's rows always have one, though the column, which serves other types too, may be null. */
  required?: boolean;
  rule?: Rule<Row>;
  description?: string;
}

/**
 * A to-one field: `customer: one(t, { from: bookings.customerId, to: () => Customer })`. It is nullable as its column
 * is, or when it is found `by` another column than the id. A list reads it by a join in the same statement when
 * the query asks for it; elsewhere it is loaded with one statement for all rows that ask.
 */
export function one<Row extends object>(
  t: FieldsOf<Row>,
  options: OneOptions<Row>,
): FieldRef<SchemaTypes, object | null | undefined> {
  const { to, from, by, required = false, rule, description } = options;
  const relation: Relation = { to, from, by, key: Symbol('related') };
  const column = keyOf(from);
  const nullable = !required && (by !== undefined || !from.notNull);
  return t.field({
    type: to().ref,
    // To the compiler every one is nullable; the schema says which really are.
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

/** Reads one row by its ulid, or by another column with at most one row a value; null when there is none. */
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
