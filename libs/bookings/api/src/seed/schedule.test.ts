import { expect, test } from 'vitest';
import { bookingTimes } from './schedule.ts';

test.each([
  ['a Saturday on the first of the month', '2027-05-01T10:00:00Z'],
  ['the first half hour of a year', '2027-01-01T00:30:00Z'],
  ['a Sunday night', '2027-08-01T23:30:00Z'],
  ['the last night of February', '2028-02-29T23:30:00Z'],
  ['the end of a year', '2026-12-31T23:30:00Z'],
])('on %s this month has bookings, and none is of the future', (_, now) => {
  const at = new Date(now);
  const monthStart = new Date(`${now.slice(0, 7)}-01T00:00:00Z`);
  const since = new Date(at.getTime() - 426 * 86_400_000);
  const times = bookingTimes({ now: at, since }, 1_200, 0, 1_200);
  expect(times.filter((booked) => booked >= monthStart).length).toBeGreaterThan(10);
  expect(times.filter((booked) => booked > at)).toEqual([]);
});
