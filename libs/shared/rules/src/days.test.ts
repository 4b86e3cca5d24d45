import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { date, fieldRuleOf, inOrder, requiredIn, time } from './index.ts';

const required = requiredIn.operations;
const period = inOrder(z.object({ start: date('Start', { required }), end: date('End') }), 'start', 'end');
const complaints = (value: unknown) =>
  z.safeParse(period, value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

test('a range does not end before it starts, and may have no end', () => {
  expect(complaints({ start: '2026-11-16', end: '2026-11-16' })).toEqual([]);
  expect(complaints({ start: '2026-11-16', end: '' })).toEqual([]);
  expect(complaints({ start: '2026-11-16', end: '2026-11-15' })).toEqual(['end: End must not be before Start']);
  expect(complaints({ start: '', end: '2026-11-15' })).toEqual(['start: Start is required']);
  expect(complaints({ start: '31/02', end: '2026-11-15' })).toEqual(['start: Start must be valid']);
  expect(fieldRuleOf(period, 'end').label).toBe('End');
});

test.each([
  ['09:30', true],
  ['', true],
  ['9:30', false],
  ['25:00', false],
])('%s as a time', (value, valid) => expect(z.safeParse(time('Starts at'), value).success).toBe(valid));
