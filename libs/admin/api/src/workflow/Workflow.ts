import { conditionWords, triggerWords } from '@console/admin-contracts';
import {
  administrators,
  booleanFilter,
  builder,
  enumFilter,
  implementNode,
  listField,
  loadRow,
  many,
  type RowOf,
  textFilter,
  toIri,
} from '@console/api-kit';
import { defineAuthors, workflowTargetOf } from '@console/core-api';
import { inArray, sql } from 'drizzle-orm';
import {
  WorkflowAction,
  WorkflowTargetResource,
  WorkflowTriggerDirection,
  WorkflowWhenPassed,
} from '../enumerations.ts';
import { EmailTemplate, Workflow, WorkflowScheduledJob } from '../nodes.ts';
import { scheduledJob, workflow } from '../tables.ts';
import { fieldsOf } from './targetFields.ts';

type WorkflowRow = RowOf<typeof workflow>;

defineAuthors(async (queries, ulids) => {
  const { id, name } = workflow;
  const found = await queries
    .select({ id, name })
    .from(workflow)
    .where(inArray(id, [...ulids]));
  return new Map(found.map((row) => [row.id, `Workflow ${row.name}`]));
});

const WorkflowActionInput = builder.objectRef<WorkflowRow['actionInput']>('WorkflowActionInput').implement({
  description: 'What the action of a workflow needs.',
  rule: administrators,
  fields: (t) => ({
    template: t.field({
      type: EmailTemplate.ref,
      nullable: true,
      resolve: ({ template }, _args, context) => (template ? loadRow(context, EmailTemplate, template) : null),
    }),
    recipients: t.stringList({ resolve: ({ recipients = [] }) => [...recipients] }),
    subject: t.string({ nullable: true, resolve: ({ subject }) => subject ?? null }),
    body: t.string({ nullable: true, resolve: ({ body }) => body ?? null }),
    move: t.string({ nullable: true, resolve: ({ move }) => move ?? null }),
  }),
});

implementNode(Workflow, {
  description: 'Does one thing for each record of a kind, at a time that counts from a moment of the record.',
  rule: administrators,
  audit: true,
  lookup: 'workflow',
  fields: (t) => ({
    name: t.exposeString('name'),
    targetResource: t.expose('targetResource', { type: WorkflowTargetResource }),
    isActive: t.exposeBoolean('isActive'),
    revision: t.exposeInt('revision', { description: 'The number of its version in use.' }),
    condition: t.string({
      nullable: true,
      description: 'JSON. Null when there is none.',
      columns: ['condition'],
      resolve: ({ condition }) => condition && JSON.stringify(condition),
    }),
    conditionInWords: t.string({
      nullable: true,
      columns: ['condition', 'targetResource'],
      resolve: ({ condition, targetResource }) => condition && conditionWords(condition, fieldsOf(targetResource)),
    }),
    action: t.expose('action', { type: WorkflowAction }),
    moveLabel: t.string({
      nullable: true,
      description: 'The move of its action, as people call it.',
      columns: ['actionInput', 'targetResource'],
      resolve: ({ actionInput: { move }, targetResource }) =>
        move === undefined ? null : (workflowTargetOf(targetResource).moves?.[move]?.label ?? move),
    }),
    actionInput: t.expose('actionInput', { type: WorkflowActionInput }),
    timeTriggerProperty: t.exposeString('timeTriggerProperty'),
    timeTriggerInterval: t.exposeString('timeTriggerInterval', {
      description: 'ISO 8601. Empty for the moment itself.',
    }),
    timeTriggerDirection: t.expose('timeTriggerDirection', { type: WorkflowTriggerDirection }),
    whenPassed: t.expose('whenPassed', { type: WorkflowWhenPassed }),
    trigger: t.string({
      description: 'When it runs, as words: 7 days before the class starts.',
      columns: ['targetResource', 'timeTriggerProperty', 'timeTriggerInterval', 'timeTriggerDirection'],
      resolve: triggerOf,
    }),
    scheduledJobs: many(t, {
      of: () => WorkflowScheduledJob,
      by: scheduledJob.workflowId,
      order: { runAt: scheduledJob.runAt },
      defaultOrder: { runAt: 'ASC' },
    }),
  }),
});

/** Returns when a workflow or a job runs, as words. */
export function triggerOf({
  targetResource,
  timeTriggerProperty,
  timeTriggerInterval: interval,
  timeTriggerDirection: direction,
}: Pick<
  WorkflowRow,
  'targetResource' | 'timeTriggerProperty' | 'timeTriggerInterval' | 'timeTriggerDirection'
>): string {
  return triggerWords({ moment: momentOf({ targetResource, timeTriggerProperty }), interval, direction });
}

/** Returns the moment from which a workflow or a job counts, as words: the class starts. */
export const momentOf = ({
  targetResource,
  timeTriggerProperty,
}: Pick<WorkflowRow, 'targetResource' | 'timeTriggerProperty'>): string =>
  workflowTargetOf(targetResource).moments[timeTriggerProperty]?.label ?? timeTriggerProperty;

listField('workflows', Workflow, {
  rule: administrators,
  filters: {
    name: textFilter([workflow.nameSort], { index: false }),
    targetResource: enumFilter(workflow.targetResource, WorkflowTargetResource),
    isActive: booleanFilter((resolved) => sql`${resolved(workflow.isActive)}`),
  },
  order: { name: workflow.nameSort },
  defaultOrder: { name: 'ASC' },
});

export const iriOfTarget = (resource: WorkflowRow['targetResource'], ulid: string): string =>
  toIri(workflowTargetOf(resource).of.prefix, ulid);
