import {
  emailLogStatuses,
  saleSignalIntents,
  saleSignalPriorities,
  saleSignalStatuses,
} from '@console/admin-contracts';
import { computed, entityColumns, ulid } from '@console/api-kit/database';
import { integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core';

export const email = pgTable('email', {
  ...entityColumns(),
  to: text('to').array().notNull(),
  subject: text('subject').notNull(),
  html: text('html').notNull(),
});

/** One attempt to send an email. Failed attempts have an error, others have none. */
export const emailLog = pgTable('email_log', {
  ...entityColumns(),
  emailId: ulid('email_id').notNull(),
  to: text('to').array().notNull(),
  recipientsSort: text('recipients_sort').notNull().generatedAlwaysAs(computed),
  subject: text('subject').notNull(),
  subjectSort: text('subject_sort').notNull().generatedAlwaysAs(computed),
  status: text('status', { enum: emailLogStatuses.values }).notNull().default('queued'),
  error: text('error'),
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
