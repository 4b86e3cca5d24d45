import { type Database, newId } from '@console/api-kit/database';
import { LONG_AGO, type MutationCase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { addClassesWithSeats, sitDown } from '../testing/soldClasses.ts';

const questions = [
  {
    ...{ id: 'topics', name: 'topics', family: 'matrix', subtype: 'single', headings: ['Topics'] },
    choices: [
      { text: 'Most useful', value: 'most_useful' },
      { text: 'Least useful', value: 'least_useful' },
    ],
    rows: [{ text: 'Trust', rules: { required: true } }, { text: 'Delegation' }],
  },
  { ...{ id: 'goal', family: 'open_ended', subtype: 'multi', headings: ['Goal'] }, rules: { required: true } },
  {
    ...{ id: 'experience', family: 'single_choice', subtype: 'horizontal', headings: ['Experience'] },
    ...{ choices: [{ text: 'Some', value: 'some' }], others: [{ text: 'Other', rules: { maxLength: 20 } }] },
  },
  { ...{ id: 'needs', family: 'open_ended', subtype: 'single', headings: ['Needs'] }, rules: { maxLength: 40 } },
];

/** Delegates without answers. A delegate, their class, its course, and the newest questionnaire of the course have the same ulid. */
async function candidates(database: Database): Promise<string[]> {
  const ids = await addClassesWithSeats(database, 4);
  for (const id of ids) {
    await sitDown(database, id, 1, id);
    await database.execute(sql`UPDATE attendee SET updated_at = ${LONG_AGO} WHERE id = ${id}`);
    await database.execute(sql`INSERT INTO course (id, subject_id, reference, updated_at)
      SELECT ${id}, id, ${`C-${id}`}, '2026-01-05' FROM subject ORDER BY id LIMIT 1`);
    await database.execute(sql`INSERT INTO course_version (id, course_id, number, title, outline)
      VALUES (${id}, ${id}, 1, 'Minute Taking', '[]')`);
    await database.execute(sql`UPDATE training_class SET course_version_id = ${id} WHERE id = ${id}`);
    for (const [questionnaire, at] of [
      [newId(), '2026-01-05'],
      [id, '2026-02-05'],
    ] as const) {
      await database.execute(sql`INSERT INTO questionnaire (id, name, kind, course_id, questions, created_at)
        VALUES (${questionnaire}, 'Before the course', 'attendee_pre_course', ${id}, ${JSON.stringify(questions)}::jsonb, ${at})`);
    }
  }
  return ids;
}

const answer = (questionId: string, ...values: string[]) => ({ questionId, values });

export const recordPreCourseAnswers = {
  name: 'recordPreCourseAnswers',
  does: 'changes',
  table: 'attendee',
  record: 'attendee',
  allowed: ['admin', 'manager'],
  candidates,
  input: (ulid) => ({
    id: `attendees/${ulid}`,
    questionaire: `questionaires/${ulid}`,
    answers: [
      answer('topics', 'most_useful', ''),
      answer('goal', ' Practical tips ', '', 'Confidence', ''),
      answer('experience', 'other', 'Years ago'),
      answer('needs', ''),
    ],
  }),
  invalid: [
    { input: { id: 'nonsense' }, violations: [{ path: 'id', message: 'Delegate must be valid' }] },
    { input: { answers: [] }, violations: [{ path: 'answers', message: 'Answers is required' }] },
    {
      input: {
        answers: [answer('topics', '', 'least_useful'), answer('needs', 'x'.repeat(41)), answer('shoes', '42')],
      },
      violations: [
        { path: 'answers.topics', message: 'Trust is required' },
        { path: 'answers.goal', message: 'Goal is required' },
        { path: 'answers.needs', message: 'Needs field must have at most 40 characters' },
        { path: 'answers.shoes', message: 'Question must be valid' },
      ],
    },
    {
      input: {
        answers: [answer('topics', 'useful', '', 'most_useful'), answer('goal', 'Tips'), answer('needs', 'a', 'b')],
      },
      violations: [
        { path: 'answers.topics', message: 'Topics must be valid' },
        { path: 'answers.needs', message: 'Needs must be valid' },
      ],
    },
    {
      input: { answers: [answer('goal', 'Tips'), answer('__proto__', 'x'), answer('constructor', 'x')] },
      violations: [
        { path: 'answers.topics', message: 'Trust is required' },
        { path: 'answers.__proto__', message: 'Question must be valid' },
        { path: 'answers.constructor', message: 'Question must be valid' },
      ],
    },
    {
      input: { answers: [{ questionId: '', values: ['x'.repeat(10_001)] }] },
      violations: [
        { path: 'answers.0.questionId', message: 'Question is required' },
        { path: 'answers.0.values.0', message: 'Answer field must have at most 10000 characters' },
      ],
    },
    {
      input: { questionaire: 'questionaires/01J9ZK0Q3M6V8T2B4C6D8E0F1G' },
      violations: [{ path: 'questionaire', message: 'There is another questionnaire now. Open it again.' }],
    },
  ],
  refused: [
    {
      when: 'the class is canceled',
      sql: `UPDATE training_class SET status = 'canceled' WHERE id = :id`,
      message: 'This class is canceled. No more answers are recorded.',
    },
    {
      when: 'the delegate has left the class',
      sql: `UPDATE booking_item SET status = 'canceled' WHERE id = :id`,
      message: 'Oliver Bamford has left this class. No more answers are recorded.',
    },
    {
      when: 'the course has no questionnaire',
      sql: `UPDATE questionnaire SET course_id = NULL WHERE course_id = :id`,
      message: 'This course has no pre-course questionnaire.',
    },
  ],
  shows: (viewer, ulid) => ({
    preCourseQuestionaireAnswer: {
      answerList: [
        { questionId: 'goal', value: ['Practical tips', '', 'Confidence'], other: null },
        { questionId: 'needs', value: '', other: null },
        { questionId: 'topics', value: { 0: 'most_useful' }, other: null },
        { questionId: 'experience', value: 'other', other: 'Years ago' },
      ],
      questionaire: { id: `questionaires/${ulid}` },
      createdBy: viewer,
    },
    updatedBy: viewer,
  }),
  expectedChanges: [
    'updated attendees/:id',
    'created questionaire_answers/*',
    'training_seat_reservations/:id',
    'training_classes/:id',
    'customer_contacts/:id',
  ],
} satisfies MutationCase;
