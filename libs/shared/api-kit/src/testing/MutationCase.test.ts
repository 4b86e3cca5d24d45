import { expect, test } from 'vitest';
import { answerOf, candidatesOf, selectionOf } from './MutationCase.ts';

const shown = {
  title: 'Spring cohort',
  roles: ['booker'],
  dealRecordId: null,
  updatedAt: expect.any(String),
  billingAddress: { city: 'Halifax' },
  'notes(first: 1)': { edges: [{ node: { body: 'Room 14', createdBy: { id: 'users/1' } } }] },
};

test('a mutation selects the fields that its case shows', () => {
  expect(selectionOf(shown)).toBe(
    'title roles dealRecordId updatedAt billingAddress { city } notes(first: 1) { edges { node { body createdBy { id } } } }',
  );
});

test('an answer has the shown fields under their names without arguments', () => {
  const answer = {
    ...shown,
    updatedAt: '2026-11-22T10:00:00.000Z',
    notes: { edges: [{ node: { body: 'Room 14', createdBy: { id: 'users/1' } } }] },
  };
  expect(answer).toMatchObject(answerOf(shown));
  expect({ ...answer, notes: { edges: [] } }).not.toMatchObject(answerOf(shown));
});

test('a case that makes records under no other gets a new ulid for each input', async () => {
  const [one, other] = await candidatesOf({}, expect.anything());
  expect(one).toMatch(/^[0-9A-Z]{26}$/);
  expect(other).not.toBe(one);
});
