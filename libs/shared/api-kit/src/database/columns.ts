import { sql } from 'drizzle-orm';
import { customType, integer, text, timestamp } from 'drizzle-orm/pg-core';

/** A column that holds the ULID of a row: its key or a reference. */
export function ulid<Name extends string>(name: Name) {
  return text(name);
}

/**
 * A column for an instant, to the millisecond. JavaScript's dates have no smaller unit, and keyset paging needs
 * values that are exactly equal.
 */
export function moment<Name extends string>(name: Name) {
  return timestamp(name, { precision: 3, withTimezone: true, mode: 'date' });
}

/** A column for the bytes of a file. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Marks a column that the database computes. Inserts and updates leave it out. */
export const computed = sql`computed by the database`;

/**
 * The columns of every entity: id, version, and when and by whom it was created and last changed. A write names the
 * version that its author saw.
 */
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

/**
 * The number that the entity's sequence gives, and the reference made from it, such as BK-10482. Sort by the number.
 */
export function referenceColumns() {
  return {
    number: integer('number').notNull().default(sql`nextval`),
    ref: text('ref').notNull().generatedAlwaysAs(computed),
  };
}
