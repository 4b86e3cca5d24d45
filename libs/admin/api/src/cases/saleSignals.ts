import type { MutationCase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { addFeedback } from '../testing/feedbackRows.ts';

/** An active account manager, an inactive one, and an administrator who is none. */
const people = {
  manager: '01J9ZK0Q3M6V8T2B4C6D8E0A1A',
  inactive: '01J9ZK0Q3M6V8T2B4C6D8E0A1B',
  administrator: '01J9ZK0Q3M6V8T2B4C6D8E0A1C',
};

type Candidates = NonNullable<MutationCase['candidates']>;

const addPeople = async (database: Parameters<Candidates>[0]) => {
  for (const [who, id] of Object.entries(people)) {
    await database.execute(sql`INSERT INTO person (id, kind, given_name, family_name, email)
      VALUES (${id}, 'internal', 'Ines', ${who}, ${`${who}-of-signals@example.com`}) ON CONFLICT DO NOTHING`);
    await database.execute(sql`INSERT INTO "user" (id, person_id, roles, is_active)
      VALUES (${id}, ${id}, ${who === 'administrator' ? '{ROLE_ADMIN}' : '{ROLE_ACCOUNT_MANAGER}'}, ${who !== 'inactive'})
      ON CONFLICT DO NOTHING`);
  }
};

const isNoManager = { path: 'assignedTo', message: 'Assigned to must be an active account manager' };

const wrongAssignees: MutationCase['invalid'] = [
  { input: { assignedTo: `users/${people.inactive}` }, violations: [isNoManager] },
  { input: { assignedTo: `users/${people.administrator}` }, violations: [isNoManager] },
  { input: { assignedTo: 'nonsense' }, violations: [{ path: 'assignedTo', message: 'Assigned to must be valid' }] },
];

const createSaleSignal: MutationCase = {
  name: 'createSaleSignal',
  does: 'makes',
  table: 'sale_signal',
  record: 'saleSignal',
  allowed: ['admin'],
  candidates: async (database) => {
    await addPeople(database);
    return addFeedback(database);
  },
  input: (ulid) => ({
    feedback: `feedbacks/${ulid}`,
    questionId: 'most_useful',
    description: 'Wants role plays for the whole team.',
    intentType: 'expansion_opportunity',
    priority: 'high',
    confidence: 82,
    tags: ['role plays', '', 'team', 'team '],
    assignedTo: `users/${people.manager}`,
  }),
  invalid: [
    {
      input: { description: '', questionId: '' },
      violations: [
        { path: 'questionId', message: 'Question field is required' },
        { path: 'description', message: 'Description field is required' },
      ],
    },
    { input: { confidence: 101 }, violations: [{ path: 'confidence' }] },
    {
      input: { tags: ['x'.repeat(61)] },
      violations: [{ path: 'tags.0', message: 'Tags field must have at most 60 characters' }],
    },
    { input: { tags: [...'abcdefghijk'] }, violations: [{ path: 'tags' }] },
    { input: { questionId: 'shoes' }, violations: [{ path: 'questionId', message: 'Question must be valid' }] },
    ...wrongAssignees,
  ],
  refused: [
    {
      when: 'the question is not answered in words',
      sql: `UPDATE questionnaire_answer SET answers = answers - 'most_useful' WHERE id = :id`,
      message: 'Oliver Bamford has not answered this question.',
    },
    {
      when: 'the delegate is no contact',
      sql: `UPDATE attendee SET person_id = NULL WHERE id = :id`,
      message: 'Oliver Bamford is no contact of a customer, so there is nobody to sell to.',
    },
  ],
  shows: (viewer, ulid) => ({
    description: 'Wants role plays for the whole team.',
    intentType: 'expansion_opportunity',
    priority: 'high',
    confidenceScore: 0.82,
    status: 'new',
    tags: ['role plays', 'team'],
    contact: { id: `customer_contacts/${ulid}` },
    assignedTo: { id: `users/${people.manager}` },
    feedback: { id: `feedbacks/${ulid}` },
    sources: [{ text: 'The role plays. They were about our own work.', question_id: 'most_useful' }],
    createdBy: viewer,
  }),
  expectedChanges: ['created sale_signals/*', 'feedbacks/:id', 'customer_contacts/:id'],
};

const assignSaleSignal: MutationCase = {
  name: 'assignSaleSignal',
  does: 'changes',
  table: 'sale_signal',
  record: 'saleSignal',
  allowed: ['admin'],
  candidates: async (database) => {
    await addPeople(database);
    const { rows } = await database.execute<{ id: string }>(
      sql`UPDATE sale_signal SET assigned_to_id = NULL WHERE feedback_id IS NULL RETURNING id`,
    );
    return rows.map(({ id }) => id);
  },
  input: (ulid) => ({ id: `sale_signals/${ulid}`, assignedTo: `users/${people.manager}` }),
  invalid: [{ input: { id: 'nonsense' }, violations: [{ path: 'id' }] }, ...wrongAssignees],
  refused: [],
  shows: (viewer) => ({ assignedTo: { id: `users/${people.manager}` }, updatedBy: viewer }),
  expectedChanges: ['updated sale_signals/:id', 'customer_contacts/*'],
};

export const saleSignalCases: readonly MutationCase[] = [createSaleSignal, assignSaleSignal];
