import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { ulid } from '../database/index.ts';

/** What became of one record of a job that is about many ({@link bulkField}). A migration of core creates the table. */
export const jobOutcome = pgTable('job_outcome', {
  id: ulid('id').primaryKey(),
  jobId: ulid('job_id').notNull(),
  /** The record's place in the job, from 1. */
  position: integer('position').notNull(),
  /** The id of the record: `invoices/01J…`. */
  record: text('record').notNull(),
  /** The record's name at that time: INV-40187. */
  name: text('name').notNull(),
  /** Why nothing was done, as a sentence. Null when it was done. */
  refusal: text('refusal'),
});
