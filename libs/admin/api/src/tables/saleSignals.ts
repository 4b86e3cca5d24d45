import { saleSignalIntents, saleSignalPriorities, saleSignalStatuses } from '@console/admin-contracts';
import { computed, entityColumns, ulid } from '@console/api-kit/database';
import { integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core';

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
  /** The feedback in which it shows. */
  feedbackId: ulid('feedback_id'),
  sources: jsonb('sources').$type<SaleSignalSourceRow[]>().notNull().default([]),
});
