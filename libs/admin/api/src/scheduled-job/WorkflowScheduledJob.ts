import { intervalWords, isRunnable, isStatusChangeAllowed } from '@console/admin-contracts';
import {
  administrators,
  booleanFilter,
  builder,
  enumFilter,
  type Filter,
  idFilter,
  implementNode,
  listField,
  loadBatched,
  loadRow,
  one,
  parseIri,
  type RequestContext,
  type RowOf,
  staff,
  toIri,
} from '@console/api-kit';
import { workflowTargetOf } from '@console/core-api';
import { eq, sql } from 'drizzle-orm';
import { WorkflowAction, WorkflowScheduledJobStatus, WorkflowTargetResource } from '../enumerations.ts';
import { Workflow, WorkflowScheduledJob } from '../nodes.ts';
import { scheduledJob } from '../tables.ts';
import { iriOfTarget, momentOf, triggerOf } from '../workflow/Workflow.ts';

type JobRow = RowOf<typeof scheduledJob>;

interface JobTarget {
  readonly reference: string;
  readonly title: string;
  readonly shownBy: string;
}

const JobTargetType = builder.objectRef<JobTarget>('WorkflowJobTarget').implement({
  description: 'The record of a job, for people.',
  rule: staff,
  fields: (t) => ({
    reference: t.exposeString('reference'),
    title: t.exposeString('title'),
    shownBy: t.exposeID('shownBy', { description: 'The id of the record whose screen shows it.' }),
  }),
});

implementNode(WorkflowScheduledJob, {
  description: 'What a workflow does once for a record, and what became of it.',
  rule: staff,
  audit: true,
  lookup: 'workflowScheduledJob',
  fields: (t) => ({
    action: t.expose('action', { type: WorkflowAction }),
    status: t.expose('status', { type: WorkflowScheduledJobStatus }),
    runnable: t.boolean({ columns: ['status'], resolve: ({ status }) => isRunnable(status) }),
    statusChangeAllowed: t.boolean({ columns: ['status'], resolve: ({ status }) => isStatusChangeAllowed(status) }),
    conditionCheck: t.exposeBoolean('conditionCheck', { nullable: true }),
    startedAt: t.expose('startedAt', { type: 'DateTime', nullable: true }),
    endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true }),
    runAt: t.expose('runAt', { type: 'DateTime' }),
    runMessage: t.string({
      nullable: true,
      description: 'What happened. Only administrators read the clause that was false.',
      columns: ['runMessage', 'conditionCheck'],
      resolve: ({ runMessage, conditionCheck }, _args, { viewer }) =>
        conditionCheck === false && !viewer.isAdministrator ? 'Its condition was false.' : runMessage,
    }),
    targetId: t.id({
      columns: ['targetResource', 'targetId'],
      resolve: ({ targetResource, targetId }) => iriOfTarget(targetResource, targetId),
    }),
    targetResource: t.expose('targetResource', { type: WorkflowTargetResource }),
    target: t.field({
      type: JobTargetType,
      nullable: true,
      description: 'Null when it was deleted.',
      columns: ['targetResource', 'targetId'],
      resolve: (row, _args, context) => targetOf(row, context),
    }),
    timeTriggerInterval: t.string({
      description: 'As words: 7 days before.',
      columns: ['timeTriggerInterval', 'timeTriggerDirection'],
      resolve: ({ timeTriggerInterval, timeTriggerDirection }) =>
        timeTriggerInterval === '' ? '' : `${intervalWords(timeTriggerInterval)} ${timeTriggerDirection}`,
    }),
    timeTriggerIntervalRaw: t.exposeString('timeTriggerInterval', { description: 'ISO 8601' }),
    timeTriggerProperty: t.exposeString('timeTriggerProperty'),
    timeTriggerPropertyLabel: t.string({
      description: 'As words: the class starts.',
      columns: ['targetResource', 'timeTriggerProperty'],
      resolve: momentOf,
    }),
    timeTriggerPropertyValue: t.expose('timeTriggerPropertyValue', { type: 'DateTime', nullable: true }),
    trigger: t.string({
      description: 'As words: 7 days before the class starts.',
      columns: ['targetResource', 'timeTriggerProperty', 'timeTriggerInterval', 'timeTriggerDirection'],
      resolve: triggerOf,
    }),
    workflowVersion: t.exposeInt('workflowVersion', { description: 'The version of the workflow by which it runs.' }),
    workflow: one(t, { from: scheduledJob.workflowId, to: () => Workflow, rule: administrators }),
    workflowId: t.id({ columns: ['workflowId'], resolve: ({ workflowId }) => toIri(Workflow.prefix, workflowId) }),
    workflowName: t.string({
      nullable: true,
      columns: ['workflowId'],
      description: 'All staff read it. The rest of a workflow is for administrators.',
      resolve: async ({ workflowId }, _args, context) => (await loadRow(context, Workflow, workflowId))?.name ?? null,
    }),
  }),
});

/** The jobs of one record, whatever its kind. */
const targetFilter: Filter = {
  trial: {
    values: { column: scheduledJob.targetId },
    ask: (ulid, name) => ({ [name]: `training_classes/${ulid}` }),
    refused: null,
    index: 'rows',
  },
  args: (arg, name) => ({ [name]: arg.id() }),
  condition: (given, name, resolved) => {
    if (given[name] == null) return undefined;
    // Nothing runs for a text that is no id. The panels of a page ask for it when somebody opens such an address.
    const id = parseIri(String(given[name]));
    return id ? eq(resolved(scheduledJob.targetId), id.ulid) : sql`false`;
  },
};

listField('workflowScheduledJobs', WorkflowScheduledJob, {
  rule: staff,
  filters: {
    status: enumFilter(scheduledJob.status, WorkflowScheduledJobStatus),
    isEnded: booleanFilter((resolved) => sql`${resolved(scheduledJob.endedAt)} IS NOT NULL`),
    targetId: targetFilter,
    targetResource: enumFilter(scheduledJob.targetResource, WorkflowTargetResource),
    workflow: idFilter(scheduledJob.workflowId, Workflow.prefix),
  },
  order: { runAt: scheduledJob.runAt },
  defaultOrder: { runAt: 'ASC' },
});

const batches = new Map<JobRow['targetResource'], object>();

/** Reads the names of the targets of a page in one statement for each kind. */
async function targetOf(row: JobRow, context: RequestContext): Promise<JobTarget | null> {
  const batch = batches.get(row.targetResource) ?? {};
  batches.set(row.targetResource, batch);
  const { of, joins = sql``, reference, title, shownBy } = workflowTargetOf(row.targetResource);
  const found = await loadBatched(context, batch, row.targetId, async (ulids) => {
    const { rows } = await context.database.execute<JobTarget & { id: string } & Record<string, unknown>>(sql`
      select ${of.table.id} as id, ${reference} as reference, ${title} as title, ${shownBy} as "shownBy"
      from ${of.table} ${joins} where ${of.table.id} = any(${sql.param(ulids)}::text[])`);
    return new Map(rows.map((target) => [target.id, target]));
  });
  return found ?? null;
}
