import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, ulid } from '../database/index.ts';

/** The answers of writes under an Idempotency-Key, kept for 24 hours. Core's first migration creates the table. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    userId: ulid('user_id').notNull(),
    key: text('key').notNull(),
    inputHash: text('input_hash').notNull(),
    payload: jsonb('payload').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);
