import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addDays,
  daysBetween,
  formatDate,
  formatDateRange,
  formatDateTime,
  formatDayHeading,
  formatRelativeDay,
  formatShortDay,
  formatSpan,
  formatTimeRange,
  toIsoDate,
} from './dates.ts';

const zones = [
  ['UTC', 0],
  ['Pacific/Auckland', -780],
  ['America/Los_Angeles', 480],
] as const;

describe.each(zones)('NAV-07 dates are UTC on a machine in %s', (zone, offset) => {
  const before = process.env.TZ;
  beforeAll(() => {
    process.env.TZ = zone;
  });
  afterAll(() => {
    process.env.TZ = before;
  });

  test('the machine really is in that zone', () => {
    expect(new Date('2026-11-16T12:00:00Z').getTimezoneOffset()).toBe(offset);
  });

  test('a date is day, short month and year', () => {
    expect(formatDate('2026-11-16')).toBe('16 Nov 2026');
    expect(formatDate('2026-09-01T00:00:00Z')).toBe('1 Sep 2026');
    expect(formatDate('2026-12-31T23:59:59.999Z')).toBe('31 Dec 2026');
  });

  test('times have two digits', () => {
    expect(formatDateTime('2026-11-16T09:05:00Z')).toBe('16 Nov 2026 09:05');
    expect(formatTimeRange('2026-11-16T09:30:00Z', '2026-11-16T16:30:00Z')).toBe('09:30–16:30');
  });

  test('headings name the day of the week', () => {
    expect(formatDayHeading('2026-11-16T23:30:00Z')).toBe('Monday 16 November 2026');
    expect(formatShortDay('2026-11-16T00:30:00Z')).toBe('Mon 16 Nov');
  });

  test('a range names month and year once', () => {
    expect(formatDateRange('2026-11-16', '2026-11-22')).toBe('16 – 22 Nov 2026');
    expect(formatDateRange('2026-11-30', '2026-12-06')).toBe('30 Nov – 6 Dec 2026');
    expect(formatDateRange('2026-12-28', '2027-01-03')).toBe('28 Dec 2026 – 3 Jan 2027');
    expect(formatDateRange('2026-11-16', '2026-11-16')).toBe('16 Nov 2026');
  });

  test('a span of time to midnight ends on the day before', () => {
    expect(formatSpan('2026-11-24T09:30:00Z', '2026-11-25T16:30:00Z')).toBe('24 – 25 Nov 2026');
    expect(formatSpan('2026-11-24T18:00:00Z', '2026-11-25T00:00:00Z')).toBe('24 Nov 2026');
    expect(formatSpan('2026-11-24T18:00:00Z', '2026-11-25T00:30:00Z')).toBe('24 – 25 Nov 2026');
  });

  test('days are counted in UTC', () => {
    expect(toIsoDate('2026-11-16T23:59:00Z')).toBe('2026-11-16');
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
    expect(formatRelativeDay('2026-11-29', '2026-11-16T22:00:00Z')).toBe('in 13 days');
    expect(formatRelativeDay('2026-11-15T01:00:00Z', '2026-11-16T22:00:00Z')).toBe('yesterday');
  });
});

test('text that is no date throws a RangeError', () => {
  expect(() => formatDate('soon')).toThrow(RangeError);
});
