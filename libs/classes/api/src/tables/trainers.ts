import { entityColumns, moment, ulid } from '@console/api-kit/database';
import { trainerStatuses } from '@console/classes-contracts';
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

export const trainer = pgTable('trainer', {
  ...entityColumns(),
  personId: ulid('person_id').notNull(),
  status: text('status', { enum: trainerStatuses.values }).notNull().default('unknown'),
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
  /** The trainer's contactNameSort, copied by triggers. */
  trainerNameSort: text('trainer_name_sort').notNull().default(''),
  /** The course's titleSort, copied by triggers. */
  courseTitleSort: text('course_title_sort').notNull().default(''),
  /** Whether the course has a published version. Kept by triggers. */
  published: boolean('published').notNull().default(false),
});

/** The days on which a trainer cannot teach. Each day is its midnight in UTC; the last day belongs to the period. */
export const trainerUnavailability = pgTable('trainer_unavailability', {
  ...entityColumns(),
  trainerId: ulid('trainer_id').notNull(),
  fromDay: moment('from_day').notNull(),
  toDay: moment('to_day').notNull(),
  note: text('note'),
});
