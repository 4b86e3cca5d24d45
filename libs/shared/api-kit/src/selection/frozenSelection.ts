import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { entityColumns, ulid } from '../database/index.ts';
import { defineNode } from '../nodes/nodes.ts';

/**
 * The records that a user has selected, as they were at one moment: `createdAt`. `createdBy` is that user. A migration of
 * core creates the table.
 */
export const frozenSelection = pgTable('frozen_selection', {
  ...entityColumns(),
  createdBy: ulid('created_by').notNull(),
  /** The start of the records' ids: 'invoices'. */
  prefix: text('prefix').notNull(),
  /** The list and the arguments that they matched. Null for records that were named one by one. */
  filter: jsonb('filter'),
  /** In the order of the list. */
  ulids: text('ulids').array().notNull(),
});

/** A frozen selection as a record of the API. Core gives it its fields. */
export const FrozenSelection = defineNode('FrozenSelection', 'frozen_selections', frozenSelection);
