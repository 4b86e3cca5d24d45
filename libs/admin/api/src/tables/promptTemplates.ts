import type { PromptSample } from '@console/admin-contracts';
import { computed, entityColumns, ulid } from '@console/api-kit/database';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** A prompt with variables, as it is used now. */
export const promptTemplate = pgTable('prompt_template', {
  ...entityColumns(),
  name: text('name').notNull(),
  nameSort: text('name_sort').notNull().generatedAlwaysAs(computed),
  description: text('description'),
  body: text('body').notNull(),
  /** Those that the body uses, in the order of their first use. */
  variables: text('variables').array().notNull().default([]),
  samples: jsonb('samples').$type<readonly PromptSample[]>().notNull().default([]),
  /** The number of its version in use. */
  revision: integer('revision').notNull().default(1),
});

/** A body that a template had, or has. */
export const promptTemplateVersion = pgTable('prompt_template_version', {
  ...entityColumns(),
  templateId: ulid('template_id').notNull(),
  number: integer('number').notNull(),
  body: text('body').notNull(),
});
