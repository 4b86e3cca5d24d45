import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { defineBackfill } from './defineBackfill.ts';

/** Texts whose key the present rules of `sortKey` may make otherwise than those before. Cheap, for the first look at a row. */
const changed = (text: SQL | AnyPgColumn) => sql`${text} ~ '[^ -_a-~]|  '`;

interface Renewed {
  /** A generated column that holds a sort key. */
  readonly key: AnyPgColumn;
  /** What it is the key of. By default `from`. */
  readonly text?: SQL;
  /** A column that it is made from. Writing it makes the key anew. */
  readonly from: AnyPgColumn;
}

/**
 * Writes the generated sort keys of old rows anew, after a change of the rules of `sortKey` (decision 0105).
 *
 * @param id the column by which the table is read in slices, when it has no `id`.
 */
export function renewSortKeys(table: PgTable, keys: readonly Renewed[], id?: AnyPgColumn): void {
  const old = keys.map(({ key, from, text = sql`${from}` }) => sql`(${changed(text)} AND ${key} <> sort_key(${text}))`);
  const columns = new Set(keys.map(({ from }) => from.name));
  const set = [...columns].map((name) => sql`${sql.identifier(name)} = ${sql.identifier(name)}`);
  const name = `${getTableConfig(table).name} sort keys`;
  defineBackfill({ name, table, missing: sql.join(old, sql` OR `), set: sql.join(set, sql`, `), id });
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
    name: `${getTableConfig(table).name} ${copy.name}`,
    table,
    missing: sql`${others} AND ${copy} <> ${key}`,
    set: sql`${sql.identifier(copy.name)} = ${key}`,
  });
}
