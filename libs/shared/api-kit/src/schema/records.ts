import type { FieldMap, ObjectRef } from '@pothos/core';
import { type Column, getTableColumns, getTableName, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { builder, type FieldsOf, type SchemaTypes } from './builder.ts';
import type { Rule } from './rules.ts';

/** A table whose key is the column `id`, a ULID. */
export type RecordTable = PgTable & { id: AnyPgColumn };

/** A row as drizzle reads it from the table. */
export type RowOf<Table extends PgTable> = Table['$inferSelect'];

/** A GraphQL type whose values are the rows of one table. This package treats rows as plain objects. */
export interface RecordType<Row extends object = object> {
  readonly name: string;
  readonly table: RecordTable;
  readonly ref: ObjectRef<SchemaTypes, Row>;
  /** The condition for rows of this type, when other types share the table. */
  readonly only?: SQL | undefined;
}

interface RecordOptions<Row> {
  /** The rule for reading the fields of the type. */
  rule: Rule<Row>;
  description?: string;
  fields: (t: FieldsOf<Row>) => FieldMap;
}

/** Declares a type over a table without a public id, such as an address. */
export function defineRecord<Table extends RecordTable>(
  name: string,
  table: Table,
  options: RecordOptions<RowOf<Table>>,
): RecordType<RowOf<Table>> {
  return { name, table, ref: builder.objectRef<RowOf<Table>>(name).implement(options) };
}

const keys = new WeakMap<Column, string>();

/** Returns a column's key in drizzle's rows: `customerId` for `customer_id`. */
export function keyOf(column: Column): string {
  const known = keys.get(column);
  if (known) return known;
  for (const [key, own] of Object.entries(getTableColumns(column.table))) {
    if (own.name === column.name) {
      keys.set(column, key);
      return key;
    }
  }
  throw new Error(`${getTableName(column.table)} has no column ${column.name}.`);
}

/** Returns a column's value in a row of any table. */
export function valueIn(row: object, column: Column): unknown {
  return Reflect.get(row, keyOf(column));
}
