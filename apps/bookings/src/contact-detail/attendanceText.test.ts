import { expect, test } from 'vitest';
import { attendanceText } from './attendanceText.ts';

const now = new Date('2026-11-18T10:00:00Z');
const before = '2026-11-16T09:00:00Z';

test.each([
  ['one word when all days are alike', ['full', 'full'], before, 'Full'],
  ['none after a class that nobody marked', ['none'], before, 'None'],
  ['the attended days when the days differ', ['full', 'partial', 'none'], before, '2 of 3 days'],
  ['nothing before the class begins', ['none', 'none'], '2026-11-19T09:00:00Z', null],
  ['nothing without sessions', ['none'], null, null],
  ['nothing after the seat was lost', [], before, null],
])('a seat says %s', (_, attendances, startsAt, text) => {
  expect(attendanceText({ attendances, startsAt }, now)).toBe(text);
});
