import { defineBackfill } from '@console/api-kit';
import { sql } from 'drizzle-orm';
import { trainingClass } from '../tables.ts';

/** The state before the newest postponement of a class, as its history says it. */
const before = sql`(SELECT entry.changes -> 'status' ->> 'from' FROM history entry
  WHERE entry.entity = 'class' AND entry.target_id = training_class.id AND entry.changes -> 'status' ->> 'to' = 'postponed'
  ORDER BY entry.at DESC, entry.id DESC LIMIT 1)`;

// Classes that were postponed before they could remember whether they were provisional.
defineBackfill({
  name: 'provisional before postponed',
  table: trainingClass,
  missing: sql`training_class.status = 'postponed' AND NOT training_class.was_provisional AND ${before} = 'provisional'`,
  set: sql`was_provisional = true`,
});
