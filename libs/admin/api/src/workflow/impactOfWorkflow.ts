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
import { planJobs, type TargetRow, windowStart } from '../job-plan/planJobs.ts';
import { readTargets } from '../job-plan/readTargets.ts';
import { Workflow } from '../nodes.ts';
import type { workflow } from '../tables.ts';
import { changesOf } from './saveWorkflow.ts';

const FIRST = 20;
const SLICE = 1_000;
const MOST_SLICES = 40;

interface PlannedJob {
  readonly change: 'made' | 'moved' | 'canceled';
  readonly row: TargetRow;
  readonly runAt: number | null;
}

interface WorkflowImpact {
  readonly made: number;
  readonly moved: number;
  readonly canceled: number;
  readonly isWhole: boolean;
  readonly counted: number;
  readonly first: readonly PlannedJob[];
}

const PlannedJobType = builder.objectRef<PlannedJob>('WorkflowPlannedJob').implement({
  description: 'A job that a change of a workflow would make, move or cancel.',
  rule: administrators,
  fields: (t) => ({
    change: t.exposeString('change', { description: 'made, moved or canceled' }),
    reference: t.string({ resolve: ({ row }) => row.reference }),
    title: t.string({ resolve: ({ row }) => row.title }),
    runAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it would run. Null when it would not.',
      resolve: ({ runAt }) => (runAt === null ? null : new Date(runAt)),
    }),
  }),
});

const WorkflowImpactType = builder.objectRef<WorkflowImpact>('WorkflowImpact').implement({
  description: 'What a change of a workflow would do to its jobs.',
  rule: administrators,
  fields: (t) => ({
    made: t.exposeInt('made'),
    moved: t.exposeInt('moved'),
    canceled: t.exposeInt('canceled'),
    isWhole: t.exposeBoolean('isWhole', { description: 'False when there are more records than a preview counts.' }),
    counted: t.exposeInt('counted', { description: 'The records that it has counted.' }),
    first: t.field({ type: [PlannedJobType], description: `The first ${FIRST}.`, resolve: ({ first }) => [...first] }),
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

/** Makes the plan of the write, without its locks, slice by slice. */
async function impactOf(queries: Queries, row: RowOf<typeof workflow>, now: Date): Promise<WorkflowImpact> {
  const jobs = { made: 0, moved: 0, canceled: 0 };
  let counted = 0;
  const first: PlannedJob[] = [];
  let after = '';
  for (let slice = 0; slice < MOST_SLICES; slice += 1) {
    const targets = await readTargets(queries, row, { after, most: SLICE, since: windowStart(now), hold: false });
    const { made, moved, canceled } = planJobs(row, targets, now);
    counted += targets.length;
    jobs.made += made.length;
    jobs.moved += moved.length;
    jobs.canceled += canceled.length;
    first.push(
      ...made.map((job) => ({ change: 'made', row: job.row, runAt: job.runAt }) as const),
      ...moved.map((job) => ({ change: 'moved', row: job.row, runAt: job.runAt }) as const),
      ...canceled.map((job) => ({ change: 'canceled', row: job.row, runAt: null }) as const),
    );
    first.splice(FIRST);
    after = targets.at(-1)?.targetId ?? after;
    if (targets.length < SLICE) return { ...jobs, isWhole: true, counted, first };
  }
  return { ...jobs, isWhole: false, counted, first };
}
