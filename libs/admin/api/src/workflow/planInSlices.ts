import { administrators, defineJob, type RowOf, startJob, toIri, type Writing } from '@console/api-kit';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { keepPlan } from '../job-plan/keepPlan.ts';
import { planJobs, windowStart } from '../job-plan/planJobs.ts';
import { readTargets } from '../job-plan/readTargets.ts';
import { Workflow } from '../nodes.ts';
import { workflow } from '../tables.ts';

/** The targets of one step. Nobody else can change them while it runs. */
const MOST = 100;

/** How far the jobs are planned, and what was done. Screens read it as `job { result }`. */
interface PlanResult {
  readonly after: string;
  readonly made: number;
  readonly moved: number;
  readonly canceled: number;
}

const planWorkflowJobs = defineJob('planWorkflowJobs', {
  rule: administrators,
  input: z.object({ workflow: z.string() }),
  mustSucceed: true,
  first: { after: '', made: 0, moved: 0, canceled: 0 } satisfies PlanResult as PlanResult,
  run: async ({ writing, done, result }, { workflow: id }) => {
    const [row] = await writing.tx.select().from(workflow).where(eq(workflow.id, id));
    if (!row) return { done, total: done, result };
    const since = windowStart(writing.now);
    const targets = await readTargets(writing.tx, row, { after: result.after, most: MOST, since, hold: true });
    const plan = planJobs(row, targets, writing.now);
    await keepPlan(writing, row, plan);
    const reached = done + targets.length;
    return {
      done: reached,
      // Nobody has counted the targets that are left.
      total: targets.length < MOST ? reached : reached + 1,
      result: {
        after: targets.at(-1)?.targetId ?? result.after,
        made: result.made + plan.made.length,
        moved: result.moved + plan.moved.length,
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
