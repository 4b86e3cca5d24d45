import { sql } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import { type PlanStep, stepsOf, withParameters } from './explain.ts';

/** A statement as `onStatement` of the database reports it. */
export interface Statement {
  readonly text: string;
  readonly parameters: readonly unknown[];
}

export interface PlanNode extends PlanStep {
  'Index Name'?: string;
  'Index Cond'?: string;
}

/** Whether a statement has a plan: it reads or writes rows. */
export const hasPlan = ({ text }: Statement): boolean => /^\s*\(?\s*(select|with|insert|update|delete)\b/i.test(text);

/**
 * Returns the plan of a statement as a list of steps, the outermost first. Makes the planner prefer indexes and
 * nested loops, as it would with many rows. With the few rows of a test it would read a whole index instead. Counts
 * the rows of its tables anew, because what the planner knew before depends on when autovacuum came by. Each table
 * needs a row: the planner reads an empty one whole. One row counts as many, because to read it by its key costs as
 * much as to read its whole table in another order.
 */
export function planOf(database: Database, { text, parameters }: Statement): Promise<PlanNode[]> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`SELECT set_config('enable_seqscan', 'off', true), set_config('enable_mergejoin', 'off', true),
      set_config('enable_hashjoin', 'off', true)`);
    const explain = async () => {
      const { rows } = await tx.execute<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
        sql`EXPLAIN (FORMAT JSON) ${withParameters(text, parameters)}`,
      );
      return rows.flatMap((row) => stepsOf(row['QUERY PLAN'][0].Plan));
    };
    const tables = new Set((await explain()).flatMap((step) => step['Relation Name'] ?? []));
    // In the order of their names, because plans that are made at the same time lock the same tables.
    for (const table of [...tables].sort()) {
      await tx.execute(sql`ANALYZE ${sql.identifier(table)}`);
      await tx.execute(sql`UPDATE pg_class SET reltuples = 1000
        WHERE oid = ${JSON.stringify(table)}::regclass AND reltuples = 1`);
    }
    return explain();
  });
}

/** Returns the tables that a plan reads completely, because no index leads to the needed rows. */
export function readWhole(steps: readonly PlanNode[]): string[] {
  return steps
    .filter((step) => step['Relation Name'] && /^(Seq|Index|Index Only) Scan$/.test(step['Node Type']))
    .filter((step) => !step['Index Cond'])
    .map((step) => step['Relation Name'] ?? '');
}
