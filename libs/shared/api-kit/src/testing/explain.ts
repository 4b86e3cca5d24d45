import { type SQL, sql } from 'drizzle-orm';

/** A step of a plan, in the JSON of EXPLAIN. */
export interface PlanStep {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: this[];
}

/** Returns a step and all steps below it, the outer first. */
export function stepsOf<Step extends PlanStep>(step: Step): Step[] {
  return [step, ...(step.Plans ?? []).flatMap((below) => stepsOf(below as Step))];
}

/**
 * Turns a statement from `onStatement` into SQL that can be run again. It may contain the same parameter more than
 * once.
 */
export function withParameters(text: string, parameters: readonly unknown[]): SQL {
  const parts = text
    .split(/\$(\d+)\b/)
    .map((part, at) => (at % 2 === 0 ? sql.raw(part) : sql`${sql.param(parameters[Number(part) - 1])}`));
  return sql.join(parts);
}
