import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { unavailableIn } from './DatabaseError.ts';
import type { Queries } from './openDatabase.ts';
import { isStalePlan } from './postgresProblem.ts';

/**
 * The most statements that each connection keeps. All lists with all their sorts have about two hundred. A client that
 * makes up more queries gets the same answers, only a little later.
 */
const MOST_KEPT = 500;

/** The names of kept statements, by their text. All connections of this process use the same names. */
const names = new Map<string, string>();
const dialect = new PgDialect();

interface Result {
  rows: Record<string, unknown>[];
}

/**
 * Executes a SELECT. PostgreSQL parses and plans a text without parameters only once for each connection. So write a
 * value into the text (`sql.raw`) only when it has few possible values, such as the size of a page.
 */
export async function executeSelect(database: Queries, query: SQL): Promise<Result> {
  const statement = dialect.sqlToQuery(query);
  const name = statement.params.length === 0 ? nameOf(statement.sql) : undefined;
  const execute = (kept: string | undefined) =>
    database._.session
      .prepareQuery<{ execute: Result; all: unknown; values: unknown }>(statement, undefined, kept, false)
      .execute();
  try {
    return await execute(name);
  } catch (error) {
    // A migration has changed a column that the kept statement reads.
    if (isStalePlan(unavailableIn(error)?.cause)) return execute(undefined);
    throw error;
  }
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_KEPT) return known;
  const name = `list ${names.size}`;
  names.set(text, name);
  return name;
}
