import {
  type Condition,
  scheduledJobStatuses,
  triggerDirections,
  whenPassedChoices,
  workflowActions,
} from '@console/admin-contracts';
import { computed, entityColumns, moment, ulid } from '@console/api-kit/database';
import { type RoleCode, workflowTargetResources } from '@console/core-contracts';
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** What a workflow does with a target, by its action. */
export interface WorkflowActionInput {
  /** The ULID of a template, and the parts in the record of those who get it. */
  readonly template?: string;
  readonly recipients?: readonly RoleCode[];
  readonly subject?: string;
  readonly body?: string;
  readonly move?: string;
}

/** What one version of a workflow consists of. */
const definitionColumns = () => ({
  condition: jsonb('condition').$type<Condition>(),
  action: text('action', { enum: workflowActions.values }).notNull(),
  actionInput: jsonb('action_input').$type<WorkflowActionInput>().notNull(),
  timeTriggerProperty: text('time_trigger_property').notNull(),
  /** ISO 8601. Empty for the moment itself. */
  timeTriggerInterval: text('time_trigger_interval').notNull(),
  timeTriggerDirection: text('time_trigger_direction', { enum: triggerDirections }).notNull(),
  whenPassed: text('when_passed', { enum: whenPassedChoices.values }).notNull(),
});

/** Does one thing for each record of a kind, at a time that counts from a moment of the record. */
export const workflow = pgTable('workflow', {
  ...entityColumns(),
  name: text('name').notNull(),
  nameSort: text('name_sort').notNull().generatedAlwaysAs(computed),
  targetResource: text('target_resource', { enum: workflowTargetResources.values }).notNull(),
  isActive: boolean('is_active').notNull().default(false),
  /** The number of its version in use. */
  revision: integer('revision').notNull().default(1),
  ...definitionColumns(),
});

/** What a workflow was when it was saved. A job runs by the version that it names. */
export type WorkflowDefinition = Pick<typeof workflow.$inferSelect, keyof ReturnType<typeof definitionColumns>>;

export const workflowVersion = pgTable('workflow_version', {
  ...entityColumns(),
  workflowId: ulid('workflow_id').notNull(),
  number: integer('number').notNull(),
  definition: jsonb('definition').$type<WorkflowDefinition>().notNull(),
});

/** What a workflow does once for a target, and what became of it. */
export const scheduledJob = pgTable('scheduled_job', {
  ...entityColumns(),
  workflowId: ulid('workflow_id').notNull(),
  workflowVersion: integer('workflow_version').notNull(),
  action: text('action', { enum: workflowActions.values }).notNull(),
  targetResource: text('target_resource', { enum: workflowTargetResources.values }).notNull(),
  targetId: ulid('target_id').notNull(),
  /** The reference of the target: BK-10482. */
  targetReference: text('target_reference').notNull(),
  status: text('status', { enum: scheduledJobStatuses.values }).notNull(),
  /** Whether the condition held. Null until it was checked. */
  conditionCheck: boolean('condition_check'),
  runAt: moment('run_at').notNull(),
  startedAt: moment('started_at'),
  endedAt: moment('ended_at'),
  runMessage: text('run_message'),
  effectKey: text('effect_key').notNull(),
  timeTriggerProperty: text('time_trigger_property').notNull(),
  timeTriggerInterval: text('time_trigger_interval').notNull(),
  timeTriggerDirection: text('time_trigger_direction', { enum: triggerDirections }).notNull(),
  timeTriggerPropertyValue: moment('time_trigger_property_value'),
  /** When a process may take it. While it runs, when its process is taken for dead. */
  dueAt: moment('due_at'),
  /** Grows whenever a process takes or leaves it, so that a process that was taken for dead writes nothing. */
  attempt: integer('attempt').notNull().default(0),
  failures: integer('failures').notNull().default(0),
  /** The user who wants it to run now. */
  runBy: ulid('run_by'),
});
