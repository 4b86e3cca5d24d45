import { sql } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import { type PlanStep, stepsOf, withParameters } from './explain.ts';

/** A statement that was sent, as `onStatement` tells of it. */
export interface Statement {
  readonly text: string;
  readonly parameters: readonly unknown[];
}

export interface PlanNode extends PlanStep {
  'Index Name'?: string;
  'Index Cond'?: string;
}

/** For tests: how the database would answer, had its tables many rows: none of them is read whole when there is another way. Each step, the outer first. */
export function planOf(database: Database, { text, parameters }: Statement): Promise<PlanNode[]> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`SELECT set_config('enable_seqscan', 'off', true)`);
    const { rows } = await tx.execute<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      sql`EXPLAIN (FORMAT JSON) ${withParameters(text, parameters)}`,
    );
    return rows.flatMap((row) => stepsOf(row['QUERY PLAN'][0].Plan));
  });
}

/** What reads a table without knowing where in an index to begin. */
export function readWhole(steps: readonly PlanNode[]): string[] {
  return steps
    .filter((step) => step['Relation Name'] && /^(Seq|Index|Index Only) Scan$/.test(step['Node Type']))
    .filter((step) => !step['Index Cond'])
    .map((step) => step['Relation Name'] ?? '');
}
