import { getTableColumns, getTableName, type InferInsertModel, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../database/index.ts';

/** The most rows of one statement. Larger statements are not faster, and their JSON is held in memory several times. */
const ROWS_A_STATEMENT = 2_000;

/**
 * Inserts any number of rows with few statements: PostgreSQL reads them from one JSON parameter. All rows must have
 * the same columns; a column that is absent takes its default.
 */
export async function insertRows<Table extends PgTable>(
  queries: Queries,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
): Promise<void> {
  const given = new Set(rows.flatMap((row, index) => (index < ROWS_A_STATEMENT ? Object.keys(row) : [])));
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => given.has(key));
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const name = sql.identifier(getTableName(table));
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
    const records = rows.slice(from, from + ROWS_A_STATEMENT).map((row) => recordOf(row, columns));
    const inserting = queries.execute(
      sql`INSERT INTO ${name} (${names})
        SELECT ${names} FROM json_populate_recordset(NULL::${name}, ${JSON.stringify(records)}::json)`,
    );
    await inserting.catch((error: unknown) => {
      // drizzle's own message would contain every value of every row.
      throw error instanceof Error && error.cause ? error.cause : error;
    });
  }
}

/** Returns a row with the columns' names in the database as keys. */
function recordOf(row: object, columns: readonly [key: string, column: { name: string }][]): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (const [key, { name }] of columns) record[name] = Reflect.get(row, key);
  return record;
}
