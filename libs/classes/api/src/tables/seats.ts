import { computed, entityColumns, moment, ulid } from '@console/api-kit/database';
import { attendances, feedbackKinds } from '@console/classes-contracts';
import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * The places of a class, numbered from 1 to max_attendees. Each row repeats max_attendees, so that the database can
 * check the number against it.
 */
export const classPlace = pgTable(
  'class_place',
  {
    classId: ulid('class_id').notNull(),
    seatNumber: integer('seat_number').notNull(),
    maxAttendees: integer('max_attendees').notNull(),
  },
  (table) => [primaryKey({ columns: [table.classId, table.seatNumber] })],
);

/** One place on one day. */
export const trainingSeat = pgTable('training_seat', {
  ...entityColumns(),
  sessionId: ulid('session_id').notNull(),
  classId: ulid('class_id').notNull(),
  seatNumber: integer('seat_number').notNull(),
  attendance: text('attendance', { enum: attendances.values }).notNull().default('none'),
  attendanceComments: text('attendance_comments'),
});

/**
 * A place that is held for a booking item on all days until it is released. A place has at most one reservation that
 * is not released.
 */
export const trainingSeatReservation = pgTable('training_seat_reservation', {
  ...entityColumns(),
  classId: ulid('class_id').notNull(),
  seatNumber: integer('seat_number').notNull(),
  liveSeatNumber: integer('live_seat_number').generatedAlwaysAs(computed),
  bookingItemId: ulid('booking_item_id').notNull(),
  releasedAt: moment('released_at'),
});

/** The delegate on a reserved place. */
export const attendee = pgTable('attendee', {
  ...entityColumns(),
  reservationId: ulid('reservation_id').notNull(),
  personId: ulid('person_id'),
  givenName: text('given_name').notNull(),
  familyName: text('family_name').notNull(),
  email: text('email').notNull(),
  /** A random text. It is part of the address of the attendee's questionnaire page. */
  hash: text('hash').notNull().default(computed),
  reviewedOutline: boolean('reviewed_outline').notNull().default(false),
  preCourseAnswerId: ulid('pre_course_answer_id'),
});

/** The questions do not change once there are answers. */
export const questionnaire = pgTable('questionnaire', {
  ...entityColumns(),
  name: text('name').notNull(),
  kind: text('kind', { enum: feedbackKinds.values }).notNull(),
  /** The course that a pre-course questionnaire asks about. */
  courseId: ulid('course_id'),
  questions: jsonb('questions').notNull(),
});

export const questionnaireAnswer = pgTable('questionnaire_answer', {
  ...entityColumns(),
  questionnaireId: ulid('questionnaire_id').notNull(),
  /** That of the questionnaire. Null for answers before a course that are older than the column. */
  kind: text('kind', { enum: feedbackKinds.values }),
  /** The answers by question id. */
  answers: jsonb('answers').notNull(),
});
