import { computed, entityColumns, moment, referenceColumns, ulid } from '@console/api-kit/database';
import { deliveryFormats, deliveryPlatforms, trainingClassStatuses } from '@console/classes-contracts';
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The public offer of a class, one at most for each class. The sessions are those of the class. */
export const publicSchedule = pgTable('public_schedule', {
  ...entityColumns(),
  courseVersionId: ulid('course_version_id').notNull(),
  maxAttendees: integer('max_attendees').notNull(),
  deliveryFormat: text('delivery_format', { enum: deliveryFormats.values }).notNull(),
  deliveryPlatform: text('delivery_platform', { enum: deliveryPlatforms.values }),
  addressId: ulid('address_id'),
  /** Triggers copy these columns from the class. */
  startsAt: moment('starts_at'),
  titleSort: text('title_sort').notNull().default(''),
});

/** A class with a schedule is public. Triggers set startsAt, endsAt and trainerNameSort. */
export const trainingClass = pgTable('training_class', {
  ...entityColumns(),
  ...referenceColumns(),
  title: text('title').notNull(),
  titleSort: text('title_sort').notNull().generatedAlwaysAs(computed),
  searchText: text('search_text').notNull().generatedAlwaysAs(computed),
  status: text('status', { enum: trainingClassStatuses.values }).notNull(),
  courseVersionId: ulid('course_version_id').notNull(),
  publicScheduleId: ulid('public_schedule_id'),
  customerId: ulid('customer_id'),
  brandId: ulid('brand_id').notNull(),
  trainerId: ulid('trainer_id'),
  trainerNameSort: text('trainer_name_sort'),
  maxAttendees: integer('max_attendees').notNull(),
  deliveryFormat: text('delivery_format', { enum: deliveryFormats.values }).notNull(),
  deliveryPlatform: text('delivery_platform', { enum: deliveryPlatforms.values }),
  addressId: ulid('address_id'),
  /** The customer's own order number. */
  purchaseOrderReference: text('purchase_order_reference'),
  startsAt: moment('starts_at'),
  endsAt: moment('ends_at'),
  /** Whether it was provisional when it was postponed. */
  wasProvisional: boolean('was_provisional').notNull().default(false),
});

/** The words of the place of each class, for its search. Triggers write it. */
export const trainingClassPlace = pgTable('training_class_place', {
  classId: text('class_id').primaryKey(),
  searchText: text('search_text').notNull(),
});

export const trainingSession = pgTable('training_session', {
  ...entityColumns(),
  classId: ulid('class_id').notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  meetingLink: text('meeting_link'),
  venue: text('venue'),
});
