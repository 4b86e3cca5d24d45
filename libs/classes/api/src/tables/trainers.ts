import { entityColumns, ulid } from '@console/api-kit/database';
import { trainerStatuses } from '@console/classes-contracts';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';

export const trainer = pgTable('trainer', {
  ...entityColumns(),
  personId: ulid('person_id').notNull(),
  status: text('status', { enum: trainerStatuses }).notNull().default('unknown'),
  locationAddressId: ulid('location_address_id'),
  /** The person's fullNameSort, copied by triggers. */
  contactNameSort: text('contact_name_sort').notNull().default(''),
});

/** A course that a trainer can teach. Competencies go from 0 to 5; the rate is in pence for a day. */
export const trainerCourse = pgTable('trainer_course', {
  ...entityColumns(),
  trainerId: ulid('trainer_id').notNull(),
  courseId: ulid('course_id').notNull(),
  competency: integer('competency'),
  competencySelf: integer('competency_self'),
  rate: integer('rate'),
});
