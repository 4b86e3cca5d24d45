import { WINDOW_HOURS } from '@console/admin-contracts';
import { formatDateTime } from '@console/format';
import type { WorkflowDefinition } from '../tables.ts';

/** A target with its job that is not over. Times are milliseconds. */
export interface TargetRow {
  readonly targetId: string;
  readonly reference: string;
  readonly title: string;
  /** Why the target has no jobs any more. */
  readonly whyOver: string | null;
  /** The moment from which the workflow counts. Null while it is not known. */
  readonly value: number | null;
  /** When the job is to run. */
  readonly runAt: number | null;
  /** What the effect would have as its key. */
  readonly effectKey: string | null;
  /** Whether a job that is over had this effect, or decided against it. */
  readonly isDone: boolean;
  /** The job of this effect that was skipped because its time had passed, when the effect has another time now. It decided nothing. */
  readonly lateJobId: string | null;
  readonly job: {
    readonly id: string;
    readonly status: string;
    readonly runAt: number;
    readonly effectKey: string;
    readonly workflowVersion: number;
  } | null;
}

/** A job to make or to move, with its time. */
export interface TimedJob {
  readonly row: TargetRow;
  readonly value: number;
  readonly runAt: number;
  readonly effectKey: string;
  readonly status: 'scheduled' | 'disabled' | 'skipped';
  readonly message: string | null;
}

/** A job that ends, or waits for a moment that is not known. */
export interface StoppedJob {
  readonly row: TargetRow;
  readonly jobId: string;
  readonly message: string;
}

/** What becomes of the jobs of a workflow. */
export interface JobPlan {
  readonly made: readonly TimedJob[];
  readonly moved: readonly (TimedJob & { readonly jobId: string })[];
  readonly canceled: readonly StoppedJob[];
  readonly blocked: readonly StoppedJob[];
}

/** The workflow as far as a plan needs it. */
export interface PlannedWorkflow extends Pick<WorkflowDefinition, 'whenPassed'> {
  readonly isActive: boolean;
  readonly revision: number;
}

const WINDOW_MS = WINDOW_HOURS * 3_600_000;

/** The earliest time for which a job is still made. */
export const windowStart = (now: Date): Date => new Date(now.getTime() - WINDOW_MS);

/**
 * Decides what becomes of the jobs of a workflow: for the write, for its preview, and when a target changes. It reads nothing and
 * writes nothing.
 */
export function planJobs(workflow: PlannedWorkflow, rows: readonly TargetRow[], now: Date): JobPlan {
  const plan = { made: [], moved: [], canceled: [], blocked: [] } as {
    -readonly [Part in keyof JobPlan]: JobPlan[Part][number][];
  };
  for (const row of rows) {
    const { job, value, runAt, effectKey } = row;
    // A running job ends by itself. It looks at its target again.
    if (job?.status === 'running') continue;
    const stop = (message: string) => job && { row, jobId: job.id, message };
    // What a user has disabled stays so, also while the workflow is off or the moment is not known.
    const isDisabled = job?.status === 'disabled';
    if (!workflow.isActive) {
      if (!isDisabled) push(plan.canceled, stop('The workflow was switched off.'));
      continue;
    }
    if (row.whyOver !== null) {
      push(plan.canceled, stop(row.whyOver));
      continue;
    }
    if (value === null || runAt === null || effectKey === null) {
      if (!isDisabled && job?.status !== 'blocked')
        push(plan.blocked, stop('The moment from which it counts is not known.'));
      continue;
    }
    if (row.isDone) {
      push(plan.canceled, stop('This workflow has already run for this moment.'));
      continue;
    }
    const timed = { row, value, runAt, effectKey };
    if (job) {
      const isSame = job.effectKey === effectKey && job.runAt === runAt && job.workflowVersion === workflow.revision;
      if (isSame && job.status !== 'blocked') continue;
      const state = isDisabled ? ({ status: 'disabled', message: null } as const) : stateAt(runAt, workflow, now);
      plan.moved.push({ ...timed, ...state, jobId: job.id });
      continue;
    }
    if (runAt >= now.getTime() - WINDOW_MS) plan.made.push({ ...timed, ...stateAt(runAt, workflow, now) });
  }
  return plan;
}

function push<Part>(list: Part[], part: Part | null): void {
  if (part !== null) list.push(part);
}

function stateAt(
  runAt: number,
  { whenPassed }: PlannedWorkflow,
  now: Date,
): { readonly status: 'scheduled' | 'skipped'; readonly message: string | null } {
  if (runAt < now.getTime() - WINDOW_MS) return { status: 'skipped', message: missedWindow(runAt) };
  if (runAt >= now.getTime() || whenPassed === 'run') return { status: 'scheduled', message: null };
  return { status: 'skipped', message: passed(runAt) };
}

/** The message of a job that its workflow does not run late. */
export const passed = (runAt: number): string =>
  `Skipped: its time had passed. It was to run at ${formatDateTime(runAt)}.`;

/** The message of a job that could not run for a day. */
export const missedWindow = (runAt: number): string =>
  `Skipped: missed its window. It was to run at ${formatDateTime(runAt)}.`;
