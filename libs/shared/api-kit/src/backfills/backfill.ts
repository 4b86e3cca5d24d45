import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/index.ts';

/** How far each backfill is. A migration of core creates the table. */
export const backfill = pgTable('backfill', {
  name: text('name').primaryKey(),
  /** The rows up to this id are filled, but for those that others had locked. */
  lastId: text('last_id').notNull().default(''),
  filled: integer('filled').notNull().default(0),
  startedAt: moment('started_at').notNull().defaultNow(),
  completedAt: moment('completed_at'),
});
