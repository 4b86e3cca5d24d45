import {
  type Condition,
  channels,
  emailLogStatuses,
  emailRecipientStatuses,
  emailTemplateTypes,
  saleSignalIntents,
  saleSignalPriorities,
  saleSignalStatuses,
  scheduledJobStatuses,
  triggerDirections,
  whenPassedChoices,
  workflowActions,
} from '@console/admin-contracts';
import { bytes, computed, entityColumns, moment, ulid } from '@console/api-kit/database';
import type { KeptValues } from '@console/core-api';
import { mailTargetResources, type RoleCode, workflowTargetResources } from '@console/core-contracts';
import { boolean, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import type { TemplateProblem } from './template-rendering/TemplateProblem.ts';

/** The name and kind of an email template. Its content is that of its newest version. */
export const emailTemplate = pgTable('email_template', {
  ...entityColumns(),
  name: text('name').notNull(),
  nameSort: text('name_sort').notNull().generatedAlwaysAs(computed),
  type: text('type', { enum: emailTemplateTypes.values }).notNull(),
  channel: text('channel', { enum: channels }).notNull().default('email'),
  /** The kind of record whose variables it uses. */
  targetResource: text('target_resource', { enum: mailTargetResources.values }).notNull(),
});

/** One saved content of a template: a body in HTML with Liquid, or the design of the editor. */
export const emailTemplateVersion = pgTable('email_template_version', {
  ...entityColumns(),
  templateId: ulid('template_id').notNull(),
  number: integer('number').notNull(),
  subject: text('subject').notNull(),
  body: text('body'),
  design: jsonb('design'),
});

/** What the templates of one kind of record are tried with. */
export const emailSampleData = pgTable('email_sample_data', {
  ...entityColumns(),
  targetResource: text('target_resource', { enum: mailTargetResources.values }).notNull(),
  /** Null: the examples of the variables. */
  data: jsonb('data').$type<KeptValues>(),
});

/** The values of a record at one moment, with which a template is filled in. */
export const emailBuildContext = pgTable('email_build_context', {
  ...entityColumns(),
  templateId: ulid('template_id').notNull(),
  targetResource: text('target_resource', { enum: mailTargetResources.values }).notNull(),
  targetId: ulid('target_id').notNull(),
  data: jsonb('data').$type<KeptValues>().notNull(),
});

/** A template that somebody is writing, filled in. */
export const emailPreview = pgTable('email_preview', {
  ...entityColumns(),
  subject: text('subject'),
  html: text('html'),
  problems: jsonb('problems').$type<readonly TemplateProblem[]>().notNull(),
});

/**
 * An email as it was written. One that signs somebody in has no body: `secret` is its kind and `secretOf` the user. The body is made when
 * it is sent.
 */
export const email = pgTable('email', {
  ...entityColumns(),
  to: text('to').array().notNull(),
  subject: text('subject').notNull(),
  html: text('html'),
  templateVersionId: ulid('template_version_id'),
  /** The record that it is about. */
  targetResource: text('target_resource', { enum: mailTargetResources.values }),
  targetId: ulid('target_id'),
  secret: text('secret'),
  secretOf: ulid('secret_of'),
});

/** A file that goes with an email, as it was when the email was written. */
export const emailAttachment = pgTable('email_attachment', {
  id: ulid('id').primaryKey(),
  emailId: ulid('email_id').notNull(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  type: text('type', { enum: ['application/pdf'] }).notNull(),
  bytes: bytes('bytes').notNull(),
});

/** The sending of an email, and the outbox itself: a log with `dueAt` waits to be sent. Sending it again adds a log. */
export const emailLog = pgTable('email_log', {
  ...entityColumns(),
  emailId: ulid('email_id').notNull(),
  to: text('to').array().notNull(),
  recipientsSort: text('recipients_sort').notNull().generatedAlwaysAs(computed),
  subject: text('subject').notNull(),
  subjectSort: text('subject_sort').notNull().generatedAlwaysAs(computed),
  status: text('status', { enum: emailLogStatuses.values }).notNull().default('queued'),
  /** Why not everybody has it. A queued log may have one from its last attempt. */
  error: text('error'),
  templateId: ulid('template_id'),
  targetResource: text('target_resource', { enum: mailTargetResources.values }),
  targetId: ulid('target_id'),
  /** When it may be sent. While it is sent, it is the time at which its process is taken for dead. */
  dueAt: moment('due_at'),
  /** Grows whenever a process takes or leaves the log, so that a process that was taken for dead writes nothing. */
  attempt: integer('attempt').notNull().default(0),
  /** The attempts since it was queued that did not end it. */
  failures: integer('failures').notNull().default(0),
});

/** What became of one recipient of a log. */
export const emailRecipient = pgTable('email_recipient', {
  id: ulid('id').primaryKey(),
  logId: ulid('log_id').notNull(),
  position: integer('position').notNull(),
  address: text('address').notNull(),
  status: text('status', { enum: emailRecipientStatuses.values }).notNull().default('waiting'),
  /** The words of the mail server, or why nothing was sent. */
  answer: text('answer'),
  answeredAt: moment('answered_at'),
});

/** One attempt to send a log. An attempt without an end was interrupted, unless it is under way. */
export const emailAttempt = pgTable('email_attempt', {
  id: ulid('id').primaryKey(),
  logId: ulid('log_id').notNull(),
  number: integer('number').notNull(),
  startedAt: moment('started_at').notNull(),
  endedAt: moment('ended_at'),
  answer: text('answer'),
});

/** An address that refused for good. Nothing is sent to it until it is released. */
export const suppressedAddress = pgTable('suppressed_address', {
  ...entityColumns(),
  /** As `emailKey` returns it. */
  address: text('address').notNull(),
  addressSort: text('address_sort').notNull().generatedAlwaysAs(computed),
  reason: text('reason').notNull(),
  releasedAt: moment('released_at'),
  releasedBy: ulid('released_by'),
  releaseReason: text('release_reason'),
});

/** An answer with its question. */
export interface SaleSignalSourceRow {
  text: string;
  question_id: string | null;
}

/** A possible sale, inferred from the answers of a customer's contact. Triggers set the two copied names. */
export const saleSignal = pgTable('sale_signal', {
  ...entityColumns(),
  description: text('description').notNull(),
  customerId: ulid('customer_id').notNull(),
  personId: ulid('person_id').notNull(),
  contactNameSort: text('contact_name_sort').notNull().default(''),
  intentType: text('intent_type', { enum: saleSignalIntents.values }).notNull(),
  priority: text('priority', { enum: saleSignalPriorities.values }).notNull(),
  /** The highest priority has the highest rank. */
  priorityRank: integer('priority_rank').notNull().generatedAlwaysAs(computed),
  /** From 0 to 1. */
  confidenceScore: numeric('confidence_score', { precision: 4, scale: 3, mode: 'number' }).notNull(),
  status: text('status', { enum: saleSignalStatuses.values }).notNull().default('new'),
  assignedToId: ulid('assigned_to_id'),
  assignedToNameSort: text('assigned_to_name_sort'),
  tags: text('tags').array().notNull().default([]),
  sources: jsonb('sources').$type<SaleSignalSourceRow[]>().notNull().default([]),
});

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
