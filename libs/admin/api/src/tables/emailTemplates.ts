import { channels, emailTemplateTypes } from '@console/admin-contracts';
import { computed, entityColumns, ulid } from '@console/api-kit/database';
import type { KeptValues } from '@console/core-api';
import { mailTargetResources } from '@console/core-contracts';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { TemplateProblem } from '../template-rendering/TemplateProblem.ts';

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
