import { entityColumns, ulid } from '@console/api-kit/database';
import { pgTable } from 'drizzle-orm/pg-core';

/** Somebody was told that a booking, or a class of it, is canceled or postponed. Its creation says by whom and when. */
export const telling = pgTable('telling', {
  ...entityColumns(),
  bookingId: ulid('booking_id').notNull(),
  /** The contact who was told. Null for a delegate without one. */
  personId: ulid('person_id'),
  /** The delegate who was told, when they have no contact. */
  attendeeId: ulid('attendee_id'),
});
