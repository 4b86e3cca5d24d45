import type { MutationCase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import {
  addAskedDelegates,
  addFeedback,
  addQuotes,
  answer,
  delegatesAnswers,
  questionnaires,
} from '../testing/feedbackRows.ts';

const unknownLink = 'This link is not complete. Please open it again from the email.';

const nobody = '01J9ZK0Q3M6V8T2B4C6D8E0F1G';

const wrongAnswers: MutationCase['invalid'] = [
  { input: { answers: [] }, violations: [{ path: 'answers', message: 'Answers is required' }] },
  {
    input: { answers: [answer('rating', 'good', '', 'good', 'excellent'), answer('shoes', '42')] },
    violations: [
      { path: 'answers.rating', message: 'The trainer is required' },
      { path: 'answers.rating', message: 'The room or the platform must be valid' },
      { path: 'answers.most_useful', message: 'What was most useful to you? is required' },
      { path: 'answers.recommend', message: 'Would you recommend us? is required' },
      { path: 'answers.shoes', message: 'Question must be valid' },
    ],
  },
];

const canceled: MutationCase['refused'][number] = {
  when: 'the class is canceled',
  sql: `UPDATE training_class SET status = 'canceled' WHERE id = :id`,
  message: 'This class is canceled. No feedback is taken.',
};

const answered = (values: string): MutationCase['refused'][number] => ({
  when: 'the delegate has answered',
  sql: `INSERT INTO questionnaire_answer (id, questionnaire_id, answers) VALUES (:id, '${'1'.padStart(26, '0')}', '{}');
    INSERT INTO feedback (id, kind, class_id, ${values}, person_name, answer_id)
    VALUES (:id, 'attendee_post_course', :id, :id, 'Oliver Bamford', :id)`,
  message: 'Oliver Bamford has answered these questions already.',
});

const recordFeedback: MutationCase = {
  name: 'recordFeedback',
  does: 'makes',
  table: 'feedback',
  record: 'feedback',
  allowed: ['admin'],
  candidates: addAskedDelegates,
  input: (ulid) => ({
    kind: 'attendee_post_course',
    trainingClass: `training_classes/${ulid}`,
    person: `attendees/${ulid}`,
    questionaire: questionnaires.attendee,
    answers: delegatesAnswers,
    sentiment: 'positive',
  }),
  invalid: [
    ...wrongAnswers,
    {
      input: { trainingClass: '', person: 'nonsense', questionaire: '' },
      violations: [
        { path: 'trainingClass', message: 'Class field is required' },
        { path: 'person', message: 'Person must be valid' },
        { path: 'questionaire', message: 'Questionnaire is required' },
      ],
    },
    {
      input: { kind: 'trainer_post_course' },
      violations: [{ path: 'person', message: 'This feedback is given by others: Trainer, after the course.' }],
    },
    { input: { person: `attendees/${nobody}` }, violations: [{ path: 'person' }] },
    { input: { trainingClass: `training_classes/${nobody}` }, violations: [{ path: 'trainingClass' }] },
    {
      input: { questionaire: questionnaires.trainer },
      violations: [{ path: 'questionaire', message: 'This questionnaire asks other people.' }],
    },
  ],
  refused: [
    canceled,
    answered('attendee_id'),
    {
      when: 'the class has not begun',
      sql: `UPDATE training_session SET starts_at = starts_at + interval '60 days', ends_at = ends_at + interval '60 days'
        WHERE class_id = :id`,
      message: 'This class has not begun yet. Feedback is taken from its first day on.',
    },
  ],
  shows: (viewer, ulid) => ({
    kind: 'attendee_post_course',
    sentiment: 'positive',
    personName: 'Oliver Bamford',
    isSent: false,
    trainingClass: { id: `training_classes/${ulid}` },
    attendee: { id: `attendees/${ulid}`, customerContact: { id: `customer_contacts/${ulid}` } },
    answer: {
      questionaire: { id: questionnaires.attendee },
      createdBy: viewer,
    },
    createdBy: viewer,
  }),
  expectedChanges: ['created feedbacks/*', 'created questionaire_answers/*'],
};

const updateFeedback: MutationCase = {
  name: 'updateFeedback',
  does: 'changes',
  table: 'feedback',
  record: 'feedback',
  allowed: ['admin'],
  candidates: addFeedback,
  input: (ulid) => ({ id: `feedbacks/${ulid}`, sentiment: 'mixed', answers: delegatesAnswers }),
  invalid: [
    { input: { id: 'nonsense' }, violations: [{ path: 'id', message: 'Feedback must be valid' }] },
    { input: { sentiment: null }, violations: [{ path: 'sentiment', message: 'Sentiment field is required' }] },
    ...wrongAnswers,
  ],
  refused: [
    {
      when: 'the person has sent the answers',
      sql: `UPDATE feedback SET is_sent = true WHERE id = :id`,
      message: 'Oliver Bamford has sent these answers, so they stay as they are.',
    },
    {
      when: 'they are answers before the course',
      sql: `UPDATE feedback SET kind = 'attendee_pre_course' WHERE id = :id`,
      message: 'Answers before the course are corrected on the Seats tab of the class.',
    },
  ],
  shows: (viewer) => ({
    sentiment: 'mixed',
    answer: { updatedBy: viewer },
    'history(first: 1)': {
      edges: [
        {
          node: {
            changes: [
              { field: 'Sentiment', from: 'Undetermined', to: 'Mixed' },
              { field: 'Answers', from: null, to: 'corrected' },
            ],
          },
        },
      ],
    },
    updatedBy: viewer,
  }),
  expectedChanges: ['updated feedbacks/:id', 'updated questionaire_answers/:id'],
};

const quoteAnswer: MutationCase = {
  name: 'quoteAnswer',
  does: 'makes',
  table: 'customer_quote',
  record: 'customerQuote',
  allowed: ['admin'],
  candidates: addFeedback,
  input: (ulid) => ({
    feedback: `feedbacks/${ulid}`,
    questionId: 'most_useful',
    text: 'They were about  our own work.',
  }),
  invalid: [
    {
      input: { feedback: '', questionId: '', text: '' },
      violations: [
        { path: 'feedback', message: 'Feedback field is required' },
        { path: 'questionId', message: 'Question field is required' },
        { path: 'text', message: 'Quote field is required' },
      ],
    },
    { input: { feedback: `feedbacks/${nobody}` }, violations: [{ path: 'feedback' }] },
    { input: { questionId: 'shoes' }, violations: [{ path: 'questionId', message: 'Question must be valid' }] },
    {
      input: { text: 'They were not about our own work.' },
      violations: [{ path: 'text', message: 'These words do not stand in the answer. Mark them there.' }],
    },
    {
      input: { questionId: 'rating', text: 'good' },
      violations: [{ path: 'text', message: 'These words do not stand in the answer. Mark them there.' }],
    },
    { input: { text: 'x'.repeat(2_001) }, violations: [{ path: 'text' }] },
  ],
  refused: [
    {
      when: 'the words are quoted already',
      sql: `INSERT INTO customer_quote (id, feedback_id, person_name, class_id, question_id, text)
        VALUES (:id, :id, 'Oliver Bamford', :id, 'most_useful', 'They were about our own work.')`,
      message: 'These words are quoted already.',
    },
  ],
  shows: (viewer, ulid) => ({
    text: 'They were about our own work.',
    sentiment: 'undetermined',
    personName: 'Oliver Bamford',
    contact: { id: `customer_contacts/${ulid}` },
    trainingClass: { id: `training_classes/${ulid}` },
    feedback: { id: `feedbacks/${ulid}` },
    questionId: 'most_useful',
    createdBy: viewer,
  }),
  expectedChanges: ['created customer_quotes/*', 'feedbacks/:id', 'customer_contacts/:id'],
};

const updateCustomerQuote: MutationCase = {
  name: 'updateCustomerQuote',
  does: 'changes',
  table: 'customer_quote',
  record: 'customerQuote',
  allowed: ['admin'],
  candidates: addQuotes,
  input: (ulid) => ({ id: `customer_quotes/${ulid}`, sentiment: 'neutral' }),
  invalid: [
    { input: { id: 'nonsense' }, violations: [{ path: 'id' }] },
    { input: { sentiment: null }, violations: [{ path: 'sentiment', message: 'Sentiment field is required' }] },
  ],
  refused: [],
  shows: (viewer) => ({ sentiment: 'neutral', text: 'The role plays.', updatedBy: viewer }),
  expectedChanges: ['updated customer_quotes/:id', 'feedbacks/:id', 'customer_contacts/:id'],
};

const deleteCustomerQuote: MutationCase = {
  name: 'deleteCustomerQuote',
  does: 'deletes',
  table: 'customer_quote',
  record: 'customerQuote',
  allowed: ['admin'],
  candidates: addQuotes,
  input: (ulid) => ({ id: `customer_quotes/${ulid}` }),
  invalid: [{ input: { id: 'nonsense' }, violations: [{ path: 'id' }] }],
  refused: [],
  shows: (_viewer, ulid) => ({ id: `customer_quotes/${ulid}` }),
  expectedChanges: ['deleted customer_quotes/:id', 'feedbacks/:id', 'customer_contacts/:id'],
};

const submitFeedback: MutationCase = {
  name: 'submitFeedback',
  does: 'makes',
  table: 'feedback',
  record: 'feedback',
  allowed: ['admin'],
  candidates: async (database) => {
    const ids = await addAskedDelegates(database);
    for (const id of ids) await database.execute(sql`UPDATE attendee SET hash = ${`hash-${id}`} WHERE id = ${id}`);
    return ids;
  },
  input: (ulid) => ({
    kind: 'attendee_post_course',
    hash: `hash-${ulid}`,
    questionaire: questionnaires.attendee,
    answers: delegatesAnswers,
  }),
  invalid: [
    ...wrongAnswers,
    { input: { hash: 'nonsense' }, violations: [{ path: 'hash', message: unknownLink }] },
    { input: { kind: 'booker_post_course' }, violations: [{ path: 'hash', message: unknownLink }] },
    { input: { hash: null, signed: 'nonsense' }, violations: [{ path: 'signed', message: unknownLink }] },
    { input: { hash: null }, violations: [{ path: 'signed', message: unknownLink }] },
  ],
  refused: [canceled, answered('attendee_id')],
  shows: (_viewer, ulid) => ({
    kind: 'attendee_post_course',
    sentiment: 'undetermined',
    isSent: false,
    attendee: { id: `attendees/${ulid}` },
  }),
  expectedChanges: ['created feedbacks/*', 'created questionaire_answers/*'],
};

export const feedbackCases: readonly MutationCase[] = [
  recordFeedback,
  updateFeedback,
  quoteAnswer,
  updateCustomerQuote,
  deleteCustomerQuote,
  submitFeedback,
];
