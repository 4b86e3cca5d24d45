import type { Database } from '@console/api-kit/database';
import { LONG_AGO } from '@console/api-kit/testing';
import { addClassesWithSeats, sitDown } from '@console/classes-api/testing';
import { sql } from 'drizzle-orm';

/** The questionnaires for after a course, as they are at first. */
export const questionnaires = {
  attendee: `questionaires/${'1'.padStart(26, '0')}`,
  booker: `questionaires/${'2'.padStart(26, '0')}`,
  trainer: `questionaires/${'3'.padStart(26, '0')}`,
};

export const answer = (questionId: string, ...values: string[]) => ({ questionId, values });

/** All answers that the questionnaire for delegates asks for. */
export const delegatesAnswers = [
  answer('rating', 'good', 'very_good', 'good', 'fair'),
  answer('most_useful', 'The role plays. They were about our own work.'),
  answer('recommend', 'other', 'Only to managers'),
];

/** Adds classes of last month. A class, its delegate Oliver Bamford, and the contact that he is have the same ULID. */
export async function addAskedDelegates(database: Database, count = 4): Promise<string[]> {
  const ids = await addClassesWithSeats(database, count, { over: true });
  for (const id of ids) await sitDown(database, id, 1, id);
  return ids;
}

const answers = {
  rating: { value: { 0: 'good', 1: 'very_good', 2: 'good', 3: 'fair' } },
  most_useful: { value: 'The role plays. They were about our own work.' },
  recommend: { value: 'other', other: 'Only to managers' },
};

/** Adds what such delegates have answered. The feedback and the answers have their ULID too. */
export async function addFeedback(database: Database, count = 4): Promise<string[]> {
  const ids = await addAskedDelegates(database, count);
  for (const id of ids) {
    await database.execute(sql`INSERT INTO questionnaire_answer (id, questionnaire_id, kind, answers, updated_at)
      VALUES (${id}, ${'1'.padStart(26, '0')}, 'attendee_post_course', ${JSON.stringify(answers)}::jsonb, ${LONG_AGO})`);
    await database.execute(sql`INSERT INTO feedback (id, kind, class_id, attendee_id, person_name, answer_id, created_at, updated_at)
      VALUES (${id}, 'attendee_post_course', ${id}, ${id}, 'Oliver Bamford', ${id}, ${LONG_AGO}, ${LONG_AGO})`);
  }
  return ids;
}

/** Adds quotes of such feedback, with its ULID. */
export async function addQuotes(database: Database, count = 4): Promise<string[]> {
  const ids = await addFeedback(database, count);
  for (const id of ids) {
    await database.execute(sql`INSERT INTO customer_quote
        (id, feedback_id, person_id, person_name, class_id, question_id, text, sentiment, created_at, updated_at)
      VALUES (${id}, ${id}, ${id}, 'Oliver Bamford', ${id}, 'most_useful', 'The role plays.', 'positive', ${LONG_AGO}, ${LONG_AGO})`);
  }
  return ids;
}
