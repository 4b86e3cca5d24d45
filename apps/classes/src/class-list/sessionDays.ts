import { type DateRange, type IsoDate, toIsoDate } from '@console/format';

/** The sessions of one UTC day. */
export interface SessionDay<Session> {
  readonly day: IsoDate;
  readonly sessions: readonly Session[];
}

/** Groups sessions by the UTC day on which each starts (O§2). Their order stays the same. */
export function sessionDays<Session extends { readonly startsAt: string }>(
  sessions: readonly Session[],
): SessionDay<Session>[] {
  const days = Map.groupBy(sessions, ({ startsAt }) => toIsoDate(startsAt));
  return [...days].map(([day, ofDay]) => ({ day, sessions: ofDay }));
}

/** Adds today to the days when it is in the range and has no session, so that a week always shows today. */
export function withToday<Session>(
  days: readonly SessionDay<Session>[],
  range: DateRange,
  today: IsoDate,
): readonly SessionDay<Session>[] {
  const outside = today < range.start || range.end < today;
  if (outside || days.length === 0 || days.some(({ day }) => day === today)) return days;
  return [...days, { day: today, sessions: [] }].sort((a, b) => (a.day < b.day ? -1 : 1));
}
