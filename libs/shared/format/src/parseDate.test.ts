import { expect, test } from 'vitest';
import { isDay, parseDate } from './parseDate.ts';

const now = '2026-11-16T22:00:00Z';

test.each([
  ['16/11/2026', '2026-11-16'],
  ['1/2/26', '2026-02-01'],
  ['16.11.2026', '2026-11-16'],
  ['16-11-2026', '2026-11-16'],
  ['16 Nov 2026', '2026-11-16'],
  ['16th November 2026', '2026-11-16'],
  ['Monday 16 November 2026', '2026-11-16'],
  ['16/11', '2026-11-16'],
  ['3 sept', '2026-09-03'],
  ['2026-11-16', '2026-11-16'],
  [' Today ', '2026-11-16'],
  ['tomorrow', '2026-11-17'],
  ['29/2/2028', '2028-02-29'],
])('reads %s as a British date', (typed, day) => {
  expect(parseDate(typed, now)).toBe(day);
});

test.each([
  '',
  '31/02/2026',
  '11/16/2026',
  '16 Foo 2026',
  'soon',
  'constructor',
  '29/2/2026',
  '2026-13-01',
  '31/12/9999',
])('refuses "%s"', (typed) => {
  expect(parseDate(typed, now)).toBeNull();
});

test.each([
  ['2026-11-16', true],
  ['2028-02-29', true],
  ['2026-02-31', false],
  ['2026-02-3', false],
  ['16/11/2026', false],
  ['', false],
  [null, false],
])('%s as a day that exists', (value, exists) => expect(isDay(value)).toBe(exists));

test('a day without a year in a field for the future is the next one', () => {
  const now = new Date('2026-11-16T12:00:00Z');
  expect(parseDate('5 Jan', now, '2026-11-16')).toBe('2027-01-05');
  expect(parseDate('16 Nov', now, '2026-11-16')).toBe('2026-11-16');
  expect(parseDate('5 Jan 2026', now, '2026-11-16')).toBe('2026-01-05');
  expect(parseDate('5 Jan', now)).toBe('2026-01-05');
});

test('29 February in a field for the future is that of the next leap year', () => {
  const on = (today: string) => parseDate('29 Feb', new Date(`${today}T12:00:00Z`), today);
  expect(on('2027-11-16')).toBe('2028-02-29');
  expect(on('2028-02-29')).toBe('2028-02-29');
  expect(on('2028-03-01')).toBe('2032-02-29');
  expect(on('2096-03-01')).toBe('2104-02-29');
  expect(parseDate('31 Feb', new Date('2027-11-16T12:00:00Z'), '2027-11-16')).toBeNull();
});
