import { expect, test } from 'vitest';
import {
  emailLogLinks,
  emailLogStatuses,
  formatConfidence,
  saleSignalIntents,
  saleSignalLinks,
  saleSignalPriorities,
  saleSignalStatuses,
} from './index.ts';

test('paths contain the bare ulid of an id', () => {
  expect(saleSignalLinks.list()).toBe('/sale-signal');
  expect(saleSignalLinks.detail('/sale_signals/01JABC')).toBe('/sale-signal/01JABC');
  expect(emailLogLinks.list()).toBe('/email-log');
});

test('intents, priorities and statuses are spelled as in the specification', () => {
  expect(saleSignalIntents.values).toEqual([
    'budget_timing',
    'expansion_opportunity',
    'interest_in_course',
    'not_sales_relevant',
    'referral',
    'unclear',
  ]);
  expect([...saleSignalPriorities.values].sort()).toEqual(['high', 'low', 'medium']);
  expect(saleSignalStatuses.values).toEqual(['new']);
});

test('every code has a label', () => {
  expect(saleSignalIntents.values.map((intent) => saleSignalIntents.labels[intent])).toContain('Interest in course');
  expect(saleSignalPriorities.values.map((priority) => saleSignalPriorities.labels[priority])).toEqual([
    'High',
    'Medium',
    'Low',
  ]);
  expect(emailLogStatuses.values.map((status) => emailLogStatuses.labels[status])).toEqual([
    'Queued',
    'Sending',
    'Sent',
    'Partly sent',
    'Failed',
    'Not sent',
  ]);
});

test.each([
  [0, '0%'],
  [0.825, '83%'],
  [1, '100%'],
])('a confidence of %d is shown as %s', (score, words) => {
  expect(formatConfidence(score)).toBe(words);
});
