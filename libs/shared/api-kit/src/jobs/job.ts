import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { entityColumns, moment, ulid } from '../database/index.ts';
import { defineNode } from '../nodes/nodes.ts';

export const jobStatuses = ['pending', 'running', 'retrying', 'completed', 'failed', 'canceled'] as const;

export type JobStatus = (typeof jobStatuses)[number];

/** Long work that a user has started. `createdBy` is that user. A migration of core creates the table. */
export const job = pgTable('job', {
  ...entityColumns(),
  createdBy: ulid('created_by').notNull(),
  /** The name that {@link defineJob} declares. */
  name: text('name').notNull(),
  /** Null once the job is completed or canceled: nobody needs the data any more. */
  input: jsonb('input'),
  /** The id of the record that the job is about: `training_classes/01J…`. A screen finds its job by it. */
  target: text('target'),
  status: text('status', { enum: jobStatuses }).notNull().default('pending'),
  /**
   * When a process may take the job. While a step runs, it is the time at which its process is taken for dead. Null once
   * the job is over.
   */
  dueAt: moment('due_at').defaultNow(),
  /** Grows whenever a process takes or leaves the job, so that a process that was taken for dead writes nothing. */
  attempt: integer('attempt').notNull().default(0),
  /** The steps that failed or were interrupted, since the last one that was done. */
  failures: integer('failures').notNull().default(0),
  /** How far the committed steps have come. */
  done: integer('done').notNull().default(0),
  /** How far the running step says that it is. It may yet roll back, so no step begins there. */
  reported: integer('reported'),
  total: integer('total'),
  result: jsonb('result'),
  /** Why the job has failed, as a sentence. */
  message: text('message'),
  startedAt: moment('started_at'),
  endedAt: moment('ended_at'),
});

export type JobRow = typeof job.$inferSelect;

/** A job as a record of the API. Core gives it its fields. */
export const Job = defineNode('Job', 'jobs', job);
