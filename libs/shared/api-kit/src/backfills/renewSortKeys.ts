import { createHash } from 'node:crypto';
import { sortKeyRules } from '@console/format';
import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { defineBackfill } from './defineBackfill.ts';

/** Texts whose key the present rules of `sortKey` may make otherwise than those before. Cheap, for the first look at a row. */
const changed = (text: SQL | AnyPgColumn) => sql`${text} ~ '[^ -_a-~]|  '`;

/** Names the present rules. A database remembers completed names, so changed rules need other names. */
const rules = createHash('sha256').update(JSON.stringify(sortKeyRules)).digest('hex').slice(0, 8);

const nameOf = (table: PgTable) => `${getTableConfig(table).name} sort keys ${rules}`;

interface Renewed {
  /** A generated column that holds a sort key. */
  readonly key: AnyPgColumn;
  /** What it is the key of. By default `from`. */
  readonly text?: SQL;
  /** A column that it is made from. Writing it makes the key anew. */
  readonly from: AnyPgColumn;
  /** Whether no two rows may have the same key. Rows whose new key another row has keep their old key. */
  readonly isUnique?: boolean;
}

/**
 * Writes the generated sort keys of old rows anew, after a change of the rules of `sortKey` (decision 0105).
 *
 * @param id the column by which the table is read in slices, when it has no `id`.
 */
export function renewSortKeys(table: PgTable, keys: readonly Renewed[], id?: AnyPgColumn): void {
  const old = keys.map((renewed) => ({ isOld: isOld(renewed), isTaken: isTaken(table, renewed) }));
  const missing = old.map(({ isOld, isTaken }) => (isTaken ? sql`(${isOld} AND NOT ${isTaken})` : isOld));
  const leftOut = old.flatMap(({ isOld, isTaken }) => (isTaken ? [sql`(${isOld} AND ${isTaken})`] : []));
  const columns = new Set(keys.map(({ from }) => from.name));
  const set = [...columns].map((name) => sql`${sql.identifier(name)} = ${sql.identifier(name)}`);
  defineBackfill({
    name: nameOf(table),
    table,
    missing: sql.join(missing, sql` OR `),
    set: sql.join(set, sql`, `),
    id,
    leftOut: leftOut.length > 0 ? sql.join(leftOut, sql` OR `) : undefined,
  });
}

const isOld = ({ key, from, text = sql`${from}` }: Renewed): SQL =>
  sql`(${changed(text)} AND ${key} <> sort_key(${text}))`;

/** Whether another row has the new key of this one, or gets it first. */
function isTaken(table: PgTable, { key, from, isUnique }: Renewed): SQL | undefined {
  if (!isUnique) return undefined;
  const other = (column: string) => sql`other.${sql.identifier(column)}`;
  const getsIt = sql`${other('id')} < ${table}.id AND ${changed(other(from.name))} AND sort_key(${other(from.name)}) = sort_key(${from})`;
  return sql`EXISTS (SELECT FROM ${table} other WHERE ${other('id')} <> ${table}.id
    AND (${other(key.name)} = sort_key(${from}) OR (${getsIt})))`;
}

interface Copied {
  /** The column that holds a copy of a sort key. */
  readonly copy: AnyPgColumn;
  /** The column that refers to the row with the key. */
  readonly by: AnyPgColumn;
  readonly of: {
    readonly table: PgTable;
    readonly id: AnyPgColumn;
    readonly text: AnyPgColumn;
    readonly key: AnyPgColumn;
  };
}

/** Copies sort keys anew to the rows that hold a copy of them, where no trigger does. */
export function renewCopiedKeys(table: PgTable, { copy, by, of }: Copied): void {
  const others = sql`${by} IN (SELECT ${of.id} FROM ${of.table} WHERE ${changed(of.text)})`;
  const key = sql`(SELECT ${of.key} FROM ${of.table} WHERE ${of.id} = ${by})`;
  defineBackfill({
    name: `${getTableConfig(table).name} ${copy.name} ${rules}`,
    table,
    missing: sql`${others} AND ${copy} <> ${key}`,
    set: sql`${sql.identifier(copy.name)} = ${key}`,
    after: nameOf(of.table),
  });
}
