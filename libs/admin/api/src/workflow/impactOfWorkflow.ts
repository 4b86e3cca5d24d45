import { workflowChanges } from '@console/admin-contracts';
import {
  administrators,
  builder,
  checkedInput,
  inputArguments,
  loadRow,
  ownStatements,
  type RowOf,
} from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import {
  type JobPlan,
  planJobs,
  type StoppedJob,
  type TargetRow,
  type TimedJob,
  windowStart,
} from '../job-plan/planJobs.ts';
import { type FoundPart, nextTargets, readTargets } from '../job-plan/readTargets.ts';
import { Workflow } from '../nodes.ts';
import type { workflow } from '../tables.ts';
import { changesOf } from './saveWorkflow.ts';

const FIRST = 20;
const SLICE = 5_000;
const MOST_SLICES = 40;

const changes = ['made', 'moved', 'renewed', 'skipped', 'blocked', 'canceled'] as const;
type Change = (typeof changes)[number];

interface PlannedJob {
  readonly change: Change;
  readonly row: TargetRow;
  readonly runAt: number | null;
  readonly runsAtOnce: boolean;
}

interface WorkflowImpact extends Readonly<Record<Change, number>> {
  readonly runningAtOnce: number;
  readonly isWhole: boolean;
  readonly counted: number;
  readonly first: readonly PlannedJob[];
}

const WorkflowJobChange = builder.enumType('WorkflowJobChange', {
  description: 'What a change of a workflow does to a job. A renewed one keeps its time, and runs by the new version.',
  values: changes,
});

const PlannedJobType = builder.objectRef<PlannedJob>('WorkflowPlannedJob').implement({
  description: 'A job that a change of a workflow would make, move or end.',
  rule: administrators,
  fields: (t) => ({
    change: t.expose('change', { type: WorkflowJobChange }),
    reference: t.string({ resolve: ({ row }) => row.reference }),
    title: t.string({ resolve: ({ row }) => row.title }),
    runAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it would run, or was to run.',
      resolve: ({ runAt }) => (runAt === null ? null : new Date(runAt)),
    }),
    runsAtOnce: t.exposeBoolean('runsAtOnce', {
      description: 'Its time has passed, and the workflow runs such a job as soon as the change is made.',
    }),
  }),
});

const WorkflowImpactType = builder.objectRef<WorkflowImpact>('WorkflowImpact').implement({
  description: 'What a change of a workflow would do to its jobs: how many, and the first ones.',
  rule: administrators,
  fields: (t) => ({
    made: t.exposeInt('made'),
    moved: t.exposeInt('moved'),
    renewed: t.exposeInt('renewed', { description: 'Those that keep their time, and run by the new version.' }),
    skipped: t.exposeInt('skipped', { description: 'Those whose time has passed, and that do not run late.' }),
    blocked: t.exposeInt('blocked', { description: 'Those that wait, because their moment is not known.' }),
    canceled: t.exposeInt('canceled'),
    runningAtOnce: t.exposeInt('runningAtOnce', {
      description: 'Those of the made, moved and renewed ones that run as soon as the change is made.',
    }),
    isWhole: t.exposeBoolean('isWhole', { description: 'False when there are more records than a preview counts.' }),
    counted: t.exposeInt('counted', { description: 'The records that it has looked at, the newest first.' }),
    first: t.field({
      type: [PlannedJobType],
      description: `The first ${FIRST} by time.`,
      resolve: ({ first }) => [...first],
    }),
  }),
});

builder.objectField(Workflow.ref, 'impactOfSwitch', (t) =>
  t.field({
    type: WorkflowImpactType,
    nullable: true,
    rule: administrators,
    extensions: ownStatements(10),
    description: 'What switching it on would do to its jobs, or off when it is on.',
    columns: ['id'],
    resolve: async ({ id }, _args, context) => {
      const row = await loadRow(context, Workflow, id);
      return row && impactOf(context.database, { ...row, isActive: !row.isActive }, context.clock());
    },
  }),
);

builder.objectField(Workflow.ref, 'impactOfChange', (t) =>
  t.field({
    type: WorkflowImpactType,
    nullable: true,
    rule: administrators,
    extensions: ownStatements(10),
    description: 'What saving a change would do to its jobs. An inactive workflow has none.',
    args: inputArguments(t, workflowChanges),
    columns: ['id'],
    resolve: async ({ id }, given, context) => {
      const row = await loadRow(context, Workflow, id);
      if (!row) return null;
      const changed = { ...row, ...changesOf(row, checkedInput(workflowChanges, given)), revision: row.revision + 1 };
      return impactOf(context.database, changed, context.clock());
    },
  }),
);

/** Makes the plan of the write, without its locks, part by part. */
async function impactOf(queries: Queries, row: RowOf<typeof workflow>, now: Date): Promise<WorkflowImpact> {
  const jobs = { made: 0, moved: 0, renewed: 0, skipped: 0, blocked: 0, canceled: 0 };
  let runningAtOnce = 0;
  let counted = 0;
  let first: PlannedJob[] = [];
  let after: string | null = null;
  for (let slice = 0; slice < MOST_SLICES; slice += 1) {
    const part: FoundPart = await nextTargets(queries, row, { after, most: SLICE, since: windowStart(now) });
    const planned = changesIn(planJobs(row, await readTargets(queries, row, part.ids), now), now);
    for (const { change } of planned) jobs[change] += 1;
    runningAtOnce += planned.filter(({ runsAtOnce }) => runsAtOnce).length;
    first = [...first, ...planned].sort(byTime).slice(0, FIRST);
    counted += part.looked;
    after = part.after;
    if (part.isLast) return { ...jobs, runningAtOnce, isWhole: true, counted, first };
  }
  return { ...jobs, runningAtOnce, isWhole: false, counted, first };
}

function changesIn({ made, moved, blocked, canceled }: JobPlan, now: Date): PlannedJob[] {
  const timed = (change: Change, { row, runAt, status }: TimedJob): PlannedJob => ({
    ...{ row, runAt },
    change: status === 'skipped' ? 'skipped' : change,
    runsAtOnce: status === 'scheduled' && runAt <= now.getTime(),
  });
  const stopped = (change: Change, { row }: StoppedJob): PlannedJob => ({
    ...{ change, row, runAt: row.job?.runAt ?? null },
    runsAtOnce: false,
  });
  return [
    ...made.map((job) => timed('made', job)),
    ...moved.map((job) => timed(job.row.job?.runAt === job.runAt ? 'renewed' : 'moved', job)),
    ...blocked.map((job) => stopped('blocked', job)),
    ...canceled.map((job) => stopped('canceled', job)),
  ];
}

const byTime = (one: PlannedJob, other: PlannedJob): number =>
  (one.runAt ?? Number.POSITIVE_INFINITY) - (other.runAt ?? Number.POSITIVE_INFINITY) ||
  one.row.reference.localeCompare(other.row.reference, 'en');
