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

/**
 * The plan of a statement, as a list of steps from the outermost on. Makes the planner prefer indexes and nested loops, as it would with many
 * rows: over the few rows of a test it would rather read a whole index, in order, to merge or hash it.
 */
export function planOf(database: Database, { text, parameters }: Statement): Promise<PlanNode[]> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`SELECT set_config('enable_seqscan', 'off', true), set_config('enable_mergejoin', 'off', true),
      set_config('enable_hashjoin', 'off', true)`);
    const { rows } = await tx.execute<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      sql`EXPLAIN (FORMAT JSON) ${withParameters(text, parameters)}`,
    );
    return rows.flatMap((row) => stepsOf(row['QUERY PLAN'][0].Plan));
  });
}

/** The tables that a plan reads from their first row on, because no index leads to the rows it needs. */
export function readWhole(steps: readonly PlanNode[]): string[] {
  return steps
    .filter((step) => step['Relation Name'] && /^(Seq|Index|Index Only) Scan$/.test(step['Node Type']))
    .filter((step) => !step['Index Cond'])
    .map((step) => step['Relation Name'] ?? '');
}
