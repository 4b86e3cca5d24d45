import { days, type Random, random, type SeedContext } from '@console/api-kit/seeding';

/**
 * Returns the times at which the bookings were made, in order. They are spread evenly from `since` to now, but the
 * current month has fewer than the others.
 */
export function bookingTimes(
  { now, since }: Pick<SeedContext, 'now' | 'since'>,
  total: number,
  from: number,
  count: number,
): Date[] {
  const monthStart = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const elapsed = (now.getTime() - monthStart.getTime()) / (30 * 86_400_000);
  const months = (now.getTime() - since.getTime()) / (30.4 * 86_400_000);
  const thisMonth = Math.max(1, Math.round((total / months) * 0.6 * Math.min(1, 0.3 + elapsed)));
  const earlier = Math.max(1, total - thisMonth);
  return Array.from({ length: count }, (_, offset) => {
    const index = from + offset;
    const draw = random('booked at', index);
    const [start, end, share] =
      index < earlier
        ? [since, monthStart, (index + draw.number()) / earlier]
        : [monthStart, now, (index - earlier + draw.number()) / Math.max(1, total - earlier)];
    const moment = new Date(start.getTime() + share * (end.getTime() - start.getTime()));
    const booked = officeTime(moment, now, draw);
    // Early in a month, the last office hours may be in the month before. The booking then keeps the first time.
    return booked < start ? moment : booked;
  }).sort((a, b) => a.getTime() - b.getTime());
}

/** Returns a time in the office hours of that day, or of the Friday before a weekend, but never after now. */
function officeTime(moment: Date, now: Date, draw: Random): Date {
  const day = days.dayOf(moment);
  const working = days.isWorkingDay(day) ? day : day - (days.weekday(day) - 4);
  const hour = String(draw.between(8, 16)).padStart(2, '0');
  const booked = days.at(working, `${hour}:${String(draw.between(0, 59)).padStart(2, '0')}`);
  return booked > now ? new Date(now.getTime() - draw.between(1, 240) * 60_000) : booked;
}

/**
 * Returns the start day of a class that is booked at `bookedAt`: one to thirteen weeks later. The weeks around now
 * get more classes.
 */
export function startDayFor(bookedAt: Date, now: Date, draw: Random): number {
  const booked = days.dayOf(bookedAt);
  const thisWeek = days.dayOf(now) - days.weekday(days.dayOf(now));
  const monday = booked - days.weekday(booked);
  const busy = draw.number();
  const target = busy < 0.16 ? thisWeek : busy < 0.25 ? thisWeek + 7 : busy < 0.34 ? thisWeek - 7 : 0;
  const ahead = (target - monday) / 7;
  const week = ahead >= 1 && ahead <= 13 ? target : monday + 7 * draw.between(1, 13);
  return week + draw.pick([0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 4]);
}

export function seasonOf(moment: Date): string {
  return ['winter', 'spring', 'summer', 'autumn'][Math.floor(((moment.getUTCMonth() + 1) % 12) / 3)] ?? 'winter';
}
