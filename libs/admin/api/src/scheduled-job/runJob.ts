import { checkCondition } from '@console/admin-contracts';
import type { RowOf, Writing } from '@console/api-kit';
import { workflowTargetOf } from '@console/core-api';
import { toIsoDate } from '@console/format';
import { and, eq } from 'drizzle-orm';
import { missedWindow, passed, windowStart } from '../job-plan/planJobs.ts';
import { readTargets } from '../job-plan/readTargets.ts';
import { workflow, workflowVersion } from '../tables.ts';
import { fieldsOf, readValues } from '../workflow/targetFields.ts';
import { makeEffect } from './makeEffect.ts';
import type { EndOfRun, TakenJob } from './statements.ts';

/** A job of a workflow that skips what is late may be this late, because many may be due at once. */
const GRACE_MS = 3 * 3_600_000;

interface Run {
  readonly workflow: RowOf<typeof workflow>;
  /** Null when its target has got another time meanwhile. */
  readonly end: EndOfRun | null;
}

/** Checks a job that is due once more, and makes its effect. */
export async function runJob(writing: Writing, taken: TakenJob): Promise<Run> {
  const [found] = await writing.tx
    .select({ workflow, definition: workflowVersion.definition })
    .from(workflow)
    .innerJoin(
      workflowVersion,
      and(eq(workflowVersion.workflowId, workflow.id), eq(workflowVersion.number, taken.workflowVersion)),
    )
    .where(eq(workflow.id, taken.workflowId));
  if (!found) throw new Error(`The scheduled job ${taken.id} has no workflow.`);
  const run = { ...found.workflow, ...found.definition };
  const end = (part: Partial<EndOfRun> & Pick<EndOfRun, 'status'>): Run => ({
    workflow: found.workflow,
    end: { message: null, conditionCheck: null, ...part },
  });
  const late = whyTooLate(taken, run.whenPassed, writing.now);
  if (late !== null) return end({ status: 'skipped', message: late });
  const target = workflowTargetOf(taken.targetResource);
  const [row] = (await target.hold(writing, taken.targetId))
    ? await readTargets(writing.tx, run, [taken.targetId])
    : [];
  if (!row) return end({ status: 'canceled', message: 'The record was deleted.' });
  if (row.whyOver !== null) return end({ status: 'canceled', message: row.whyOver });
  if (!found.workflow.isActive) return end({ status: 'canceled', message: 'The workflow was switched off.' });
  if (row.isDone) return end({ status: 'canceled', message: 'This workflow has already run for this moment.' });
  // A write of the target and the taking of its job have met.
  const isMoved = row.effectKey !== taken.effectKey || row.runAt !== taken.runAt;
  if (isMoved && taken.runBy === null) return { workflow: found.workflow, end: null };
  const { condition } = run;
  if (condition !== null) {
    const values = await readValues(writing.tx, taken.targetResource, taken.targetId);
    const { holds, message } = checkCondition(
      condition,
      fieldsOf(taken.targetResource),
      values,
      toIsoDate(writing.now),
    );
    if (!holds) return end({ status: 'skipped', message, conditionCheck: false });
  }
  writing.explain(`Workflow ${found.workflow.name}`);
  const effect = await makeEffect(writing, run, taken);
  return end({ ...effect, conditionCheck: condition === null ? null : true });
}

/** The reason why a job is too late. Null when it is not, or when a user wants it to run now. */
function whyTooLate({ runAt, runBy }: TakenJob, whenPassed: 'run' | 'skip', now: Date): string | null {
  if (runBy !== null) return null;
  if (runAt < windowStart(now).getTime()) return missedWindow(runAt);
  return whenPassed === 'skip' && runAt < now.getTime() - GRACE_MS ? passed(runAt) : null;
}
