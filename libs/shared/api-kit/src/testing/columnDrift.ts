import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgArray, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../database/index.ts';

interface RealColumn {
  [name: string]: unknown;
  table_name: string;
  column_name: string;
  type: string;
  is_required: boolean;
  is_generated: boolean;
  has_default: boolean;
}

/**
 * Compares the drizzle tables of a domain with the columns that its migrations made: names, types, required, default,
 * generated. Returns one line for each difference.
 */
export async function columnDrift(queries: Queries, tables: Readonly<Record<string, unknown>>): Promise<string[]> {
  const defined = Object.values(tables).filter((value) => is(value, PgTable));
  const { rows } = await queries.execute<RealColumn>(sql`
    SELECT c.relname AS table_name, a.attname AS column_name, a.attnotnull AS is_required,
      format_type(coalesce(nullif(t.typbasetype, 0), a.atttypid), CASE WHEN t.typbasetype = 0 THEN a.atttypmod ELSE t.typtypmod END) AS type,
      a.attgenerated <> '' AS is_generated, a.atthasdef AND a.attgenerated = '' AS has_default
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_type t ON t.oid = a.atttypid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped`);
  const real = new Map(rows.map((row) => [`${row.table_name}.${row.column_name}`, describeReal(row)]));
  const names = new Set(defined.map(getTableName));
  const expected = new Map(
    defined.flatMap((table) =>
      Object.values(getTableColumns(table)).map((column) => [
        `${getTableName(table)}.${column.name}`,
        describeDefined(column),
      ]),
    ),
  );
  const missing = [...real.keys()].filter((name) => names.has(name.split('.')[0] ?? '') && !expected.has(name));
  return [
    ...missing.map((name) => `${name} is in the database only`),
    ...[...expected].flatMap(([name, description]) => {
      const found = real.get(name);
      if (found === undefined) return [`${name} is in the drizzle tables only`];
      return found === description ? [] : [`${name} is ${found} in the database, ${description} in the drizzle tables`];
    }),
  ];
}

function describeReal({ type, is_required, is_generated, has_default }: RealColumn): string {
  return described(type, is_required, is_generated, has_default);
}

function describeDefined(column: PgColumn): string {
  const required = column.notNull || column.primary;
  return described(
    definedType(column),
    required,
    column.generated !== undefined,
    column.hasDefault && !column.generated,
  );
}

/** The type as PostgreSQL's format_type writes it. */
function definedType(column: PgColumn): string {
  if (is(column, PgArray)) return `${definedType(column.baseColumn)}[]`;
  return column
    .getSQLType()
    .replace(/^timestamp \((\d)\) with time zone$/, 'timestamp($1) with time zone')
    .replace(/^numeric\((\d+), (\d+)\)$/, 'numeric($1,$2)');
}

function described(type: string, required: boolean, generated: boolean, hasDefault: boolean): string {
  return [type, required && 'required', generated && 'generated', hasDefault && 'with a default']
    .filter(Boolean)
    .join(' ');
}
