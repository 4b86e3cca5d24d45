import {
  moveScheduledJobInput,
  moveScheduledJobsInput,
  type ScheduledJobMove,
  scheduledJobMoves,
} from '@console/admin-contracts';
import { administrators, bulkField, mutationField, type RecordInput, type RowOf, type Writing } from '@console/api-kit';
import { whyNotMove } from '@console/rules';
import { and, eq, isNull } from 'drizzle-orm';
import { WorkflowScheduledJob } from '../nodes.ts';
import { scheduledJob } from '../tables.ts';

type JobRow = RowOf<typeof scheduledJob>;

const descriptions: Readonly<Record<ScheduledJobMove, string>> = {
  run: 'Runs a job now, also outside its window. Its condition is checked, and its effect is made once.',
  disable: 'Keeps a job from running until it is enabled.',
  enable: 'Lets a disabled job run when its time comes.',
};

for (const move of ['run', 'disable', 'enable'] as const) {
  mutationField(`${move}WorkflowScheduledJob`, {
    description: descriptions[move],
    rule: administrators,
    input: moveScheduledJobInput,
    changes: WorkflowScheduledJob,
    write: (writing, { reason: _reason, ...seen }) => moveJob(writing, seen, move),
  });
  bulkField(`${move}WorkflowScheduledJobs`, {
    description: descriptions[move],
    rule: administrators,
    input: moveScheduledJobsInput,
    of: WorkflowScheduledJob,
    name: scheduledJob.targetReference,
    each: (writing, record) => moveJob(writing, record, move),
  });
}

async function moveJob(writing: Writing, seen: RecordInput, move: ScheduledJobMove): Promise<JobRow> {
  const job = await writing.lock(WorkflowScheduledJob, seen);
  writing.refuseIf(whyNotMove(scheduledJobMoves, move, job));
  const status = scheduledJobMoves.moves[move].to;
  if (move === 'disable') return writing.update(WorkflowScheduledJob, job, { status, dueAt: null, runBy: null });
  if (move === 'enable') return writing.update(WorkflowScheduledJob, job, { status, dueAt: job.runAt });
  if (job.endedAt !== null) writing.refuseIf(await whyNotAgain(writing, job));
  return writing.update(WorkflowScheduledJob, job, {
    ...{ status, dueAt: writing.now, runBy: writing.viewer.userId, failures: 0 },
    ...{ conditionCheck: null, runMessage: null, startedAt: null, endedAt: null },
  });
}

/** A workflow has one job for a record that is not over. */
async function whyNotAgain({ tx }: Writing, { workflowId, targetId }: JobRow): Promise<string | null> {
  const [open] = await tx
    .select({ id: scheduledJob.id })
    .from(scheduledJob)
    .where(
      and(eq(scheduledJob.workflowId, workflowId), eq(scheduledJob.targetId, targetId), isNull(scheduledJob.endedAt)),
    );
  return open ? 'Another job of this workflow waits for the same record. Run that one.' : null;
}
