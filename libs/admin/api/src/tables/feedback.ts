import { sentiments } from '@console/admin-contracts';
import { computed, entityColumns, ulid } from '@console/api-kit/database';
import { feedbackKinds } from '@console/classes-contracts';
import { boolean, pgTable, text } from 'drizzle-orm/pg-core';

/** What a delegate, a booker or a trainer has answered about a class. The answers themselves belong to classes. */
export const feedback = pgTable('feedback', {
  ...entityColumns(),
  kind: text('kind', { enum: feedbackKinds.values }).notNull(),
  classId: ulid('class_id').notNull(),
  classTitleSort: text('class_title_sort').notNull().default(''),
  /** One of these three is set, until the record of the person is deleted. */
  attendeeId: ulid('attendee_id'),
  /** The contact who booked. */
  personId: ulid('person_id'),
  trainerId: ulid('trainer_id'),
  personName: text('person_name').notNull(),
  personNameSort: text('person_name_sort').notNull().generatedAlwaysAs(computed),
  answerId: ulid('answer_id').notNull(),
  sentiment: text('sentiment', { enum: sentiments.values }).notNull().default('undetermined'),
  /** Whether the person has sent it. Otherwise staff has recorded it. */
  isSent: boolean('is_sent').notNull().default(false),
});

/** Words of an answer, as the business shows them to others. */
export const customerQuote = pgTable('customer_quote', {
  ...entityColumns(),
  feedbackId: ulid('feedback_id').notNull(),
  /** The contact who said it. Null for trainers, and for delegates who are no contacts. */
  personId: ulid('person_id'),
  personName: text('person_name').notNull(),
  personNameSort: text('person_name_sort').notNull().generatedAlwaysAs(computed),
  classId: ulid('class_id').notNull(),
  classTitleSort: text('class_title_sort').notNull().default(''),
  questionId: text('question_id').notNull(),
  text: text('text').notNull(),
  sentiment: text('sentiment', { enum: sentiments.values }).notNull().default('undetermined'),
});
