import { type SQL, sql } from 'drizzle-orm';

/** A step of a plan, as EXPLAIN writes it in JSON. */
export interface PlanStep {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: this[];
}

/** A step and all below it, the outer first. */
export function stepsOf<Step extends PlanStep>(step: Step): Step[] {
  return [step, ...(step.Plans ?? []).flatMap((below) => stepsOf(below as Step))];
}

/** A statement that was sent, as `onStatement` tells of it, to be sent again. A parameter may stand in it more than once. */
export function withParameters(text: string, parameters: readonly unknown[]): SQL {
  const parts = text
    .split(/\$(\d+)\b/)
    .map((part, at) => (at % 2 === 0 ? sql.raw(part) : sql`${sql.param(parameters[Number(part) - 1])}`));
  return sql.join(parts);
}
