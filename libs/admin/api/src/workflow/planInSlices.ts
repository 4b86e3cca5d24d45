import { administrators, defineJob, type RowOf, startJob, toIri, type Writing } from '@console/api-kit';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { keepPlan } from '../job-plan/keepPlan.ts';
import { planJobs, windowStart } from '../job-plan/planJobs.ts';
import { nextTargets, readTargets } from '../job-plan/readTargets.ts';
import { Workflow } from '../nodes.ts';
import { workflow } from '../tables.ts';

/** The targets of one step. Nobody else can change them until it ends. */
const MOST_HELD = 25;

/** The records among which a step looks for them. */
const MOST_LOOKED_AT = 2_000;

/** How far the jobs are planned, and what was done. */
interface PlanResult {
  readonly after: string | null;
  readonly made: number;
  readonly moved: number;
  readonly blocked: number;
  readonly canceled: number;
}

const planWorkflowJobs = defineJob('planWorkflowJobs', {
  rule: administrators,
  input: z.object({ workflow: z.string() }),
  mustSucceed: true,
  first: { after: null, made: 0, moved: 0, blocked: 0, canceled: 0 } satisfies PlanResult as PlanResult,
  run: async ({ writing, done, result }, { workflow: id }) => {
    const [row] = await writing.tx.select().from(workflow).where(eq(workflow.id, id));
    if (!row) return { done, total: done, result };
    const since = windowStart(writing.now);
    const part = { after: result.after, most: MOST_LOOKED_AT, mostFound: MOST_HELD, since };
    const { ids, after, looked, isLast } = await nextTargets(writing.tx, row, part);
    const plan = planJobs(row, await readTargets(writing.tx, row, ids, { hold: true }), writing.now);
    await keepPlan(writing, row, plan);
    return {
      done: done + looked,
      // Nobody has counted the records that are left.
      total: done + looked + (isLast ? 0 : 1),
      result: {
        after,
        made: result.made + plan.made.length,
        moved: result.moved + plan.moved.length,
        blocked: result.blocked + plan.blocked.length,
        canceled: result.canceled + plan.canceled.length,
      },
    };
  },
});

/** Makes, moves and cancels the jobs of a workflow, in slices, when the transaction commits. One that is off has no jobs. */
export async function planInSlices(writing: Writing, row: RowOf<typeof workflow>): Promise<void> {
  if (row.isActive) await planAlways(writing, row);
}

/** The same for a workflow that was switched off now. */
export async function planAlways(writing: Writing, { id }: RowOf<typeof workflow>): Promise<void> {
  await startJob(writing, planWorkflowJobs, { workflow: id }, { target: toIri(Workflow.prefix, id) });
}
