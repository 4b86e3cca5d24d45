import { entityColumns, ulid } from '@console/api-kit/database';
import { pgTable } from 'drizzle-orm/pg-core';

/** Somebody was told that a booking, or a class of it, is canceled or postponed. Its creation says by whom and when. */
export const telling = pgTable('telling', {
  ...entityColumns(),
  bookingId: ulid('booking_id').notNull(),
  personId: ulid('person_id').notNull(),
});
