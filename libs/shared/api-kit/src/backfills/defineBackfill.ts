import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

/** What fills a new column in the rows that are older than the column. */
export interface Backfill {
  /** Unique, and never used again: a database remembers which backfills it has completed. */
  readonly name: string;
  readonly table: PgTable;
  /** The column by which the table is read. It has an index and differs by row. By default `id`. */
  readonly id?: AnyPgColumn | undefined;
  /** The rows that are not filled yet: `sql`name_key IS NULL``. `set` must make it false. */
  readonly missing: SQL;
  /** What fills a row: `sql`name_key = name_key(full_name)``. */
  readonly set?: SQL;
  /**
   * In place of `set`: makes the rows of another table that are missing, for the rows of `table` whose ids the query `slice` returns as
   * `id`. It must end with `ON CONFLICT DO NOTHING`.
   */
  readonly insert?: (slice: SQL) => SQL;
  /** The name of the backfill that must be completed before, because this one copies what it writes. */
  readonly after?: string | undefined;
  /** The rows that `missing` passes over for good. Their ids are logged when the backfill is completed. */
  readonly leftOut?: SQL | undefined;
}

const backfills = new Map<string, Backfill>();

/** Returns the backfills of this release. */
export const declaredBackfills = (): Backfill[] => [...backfills.values()];

/**
 * Fills a new column in slices, after the start of the server and while it serves:
 *
 *     defineBackfill({
 *       name: 'personNameKeys',
 *       table: person,
 *       missing: sql`name_key IS NULL`,
 *       set: sql`name_key = name_key(full_name)`,
 *     });
 *
 * The migration that adds the column also adds the trigger that fills new rows, because processes of the older release go
 * on writing. The version of a row and its history stay as they are. Triggers of the table run.
 * Backfills run one after the other, in the order in which the API declares them. One that fails is tried again later, and
 * only those that name it in `after` wait for it.
 */
export function defineBackfill(declared: Backfill): void {
  if (backfills.has(declared.name)) throw new Error(`The backfill ${declared.name} is declared twice.`);
  backfills.set(declared.name, declared);
}
