import { expect, test } from 'vitest';
import { formatPeriod, periodAround, rangeInstants, stepPeriod } from './periods.ts';

test.each(['2026-11-16', '2026-11-19', '2026-11-22'])('the week of %s begins on Monday', (day) => {
  expect(periodAround('week', day)).toEqual({ start: '2026-11-16', end: '2026-11-22' });
});

test('a month has its own length', () => {
  expect(periodAround('month', '2028-02-10')).toEqual({ start: '2028-02-01', end: '2028-02-29' });
});

test.each([
  ['month', '2026-12-31', 1, '2027-01-01'],
  ['month', '2026-03-31', -1, '2026-02-01'],
  ['week', '2026-11-18', 1, '2026-11-23'],
  ['day', '2026-03-01', -1, '2026-02-28'],
] as const)('the %s of %s, moved by %d, begins on %s', (period, day, steps, start) => {
  expect(stepPeriod(period, day, steps)).toBe(start);
});

test('periods have the names that lists show', () => {
  expect(formatPeriod('month', '2026-11-16')).toBe('November 2026');
  expect(formatPeriod('week', '2026-11-18')).toBe('16 – 22 Nov 2026');
  expect(formatPeriod('day', '2026-11-16')).toBe('16 Nov 2026');
});

test('the bounds of a range of days are midnights in UTC', () => {
  expect(rangeInstants({ start: '2026-11-16', end: '2026-11-16' })).toEqual({
    after: '2026-11-16T00:00:00.000Z',
    strictlyBefore: '2026-11-17T00:00:00.000Z',
  });
});
