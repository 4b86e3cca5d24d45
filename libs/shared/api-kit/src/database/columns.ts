import { sql } from 'drizzle-orm';
import { integer, text, timestamp } from 'drizzle-orm/pg-core';

/** A column that holds the ULID of a row: the key, or a reference. */
export function ulid<Name extends string>(name: Name) {
  return text(name);
}

/** A moment, to the millisecond: JavaScript's dates hold no more, and keyset paging must find them again. */
export function moment<Name extends string>(name: Name) {
  return timestamp(name, { precision: 3, withTimezone: true, mode: 'date' });
}

/** A column that the database computes; inserts and updates leave it out. */
export const computed = sql`computed by the database`;

/** What every row has: its id, who made and last changed it and when, and the version that writers must name. */
export function entityColumns() {
  return {
    id: ulid('id').primaryKey(),
    createdBy: ulid('created_by'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedBy: ulid('updated_by'),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    version: integer('version').notNull().default(1),
  };
}

/** The number that the entity's sequence gives, and the reference made of it, such as BK-10482. Sort by the number. */
export function referenceColumns() {
  return {
    number: integer('number').notNull().default(sql`nextval`),
    ref: text('ref').notNull().generatedAlwaysAs(computed),
  };
}
