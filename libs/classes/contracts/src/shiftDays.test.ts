import { expect, test } from 'vitest';
import { shiftDays } from './shiftDays.ts';

test('the days of a class keep their distance in working days, also over a weekend', () => {
  expect(shiftDays(['2026-11-16', '2026-11-17', '2026-11-18'], '2026-12-03')).toEqual([
    '2026-12-03',
    '2026-12-04',
    '2026-12-07',
  ]);
  expect(shiftDays(['2026-11-20', '2026-11-23'], '2026-12-01')).toEqual(['2026-12-01', '2026-12-02']);
  expect(shiftDays(['2026-11-16', '2026-11-23'], '2026-12-01')).toEqual(['2026-12-01', '2026-12-08']);
});

test('a class with a day on a weekend keeps its distance in calendar days', () => {
  expect(shiftDays(['2026-11-21', '2026-11-22'], '2026-12-01')).toEqual(['2026-12-01', '2026-12-02']);
  expect(shiftDays(['2026-11-19', '2026-11-20'], '2026-12-05')).toEqual(['2026-12-05', '2026-12-06']);
});

test('a class without days has none to move', () => {
  expect(shiftDays([], '2026-12-01')).toEqual([]);
});
