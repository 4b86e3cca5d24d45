import { expect, test } from 'vitest';
import {
  emailLogLinks,
  emailLogStatuses,
  emailLogStatusLabels,
  formatConfidence,
  saleSignalIntentLabels,
  saleSignalIntents,
  saleSignalLinks,
  saleSignalPriorities,
  saleSignalPriorityLabels,
  saleSignalStatuses,
} from './index.ts';

test('paths contain the bare ulid of an id', () => {
  expect(saleSignalLinks.list()).toBe('/sale-signal');
  expect(saleSignalLinks.detail('/sale_signals/01JABC')).toBe('/sale-signal/01JABC');
  expect(emailLogLinks.list()).toBe('/email-log');
});

test('intents, priorities and statuses are spelled as in the specification', () => {
  expect(saleSignalIntents).toEqual([
    'budget_timing',
    'expansion_opportunity',
    'interest_in_course',
    'not_sales_relevant',
    'referral',
    'unclear',
  ]);
  expect([...saleSignalPriorities].sort()).toEqual(['high', 'low', 'medium']);
  expect(saleSignalStatuses).toEqual(['new']);
});

test('every code has a label', () => {
  expect(saleSignalIntents.map((intent) => saleSignalIntentLabels[intent])).toContain('Interest in course');
  expect(saleSignalPriorities.map((priority) => saleSignalPriorityLabels[priority])).toEqual(['High', 'Medium', 'Low']);
  expect(emailLogStatuses.map((status) => emailLogStatusLabels[status])).toEqual(['Queued', 'Sent', 'Failed']);
});

test.each([
  [0, '0%'],
  [0.825, '83%'],
  [1, '100%'],
])('a confidence of %d is shown as %s', (score, words) => {
  expect(formatConfidence(score)).toBe(words);
});
