import { addDays, type IsoDate } from '@console/format';

/** The times of a session, `HH:mm` in UTC. An end of 00:00 is midnight, 24:00. */
export interface SessionHours {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** The day on which a session starts, and its times, in UTC. */
export interface SessionTimes extends SessionHours {
  readonly date: IsoDate;
}

/** The most hours of a session that ends on the next day. A longer one is a slip, such as 17:00–09:00. */
const maxHoursOverMidnight = 12;

/** The reason why a session cannot end then, as a message. Null when it can. An end before the start is on the next day. */
export function whyNotEnd({ startsAt, endsAt }: SessionHours): string | null {
  if (endsAt > startsAt) return null;
  if (endsAt === startsAt) return 'End must be after the start';
  return minutesOf(endsAt) + 24 * 60 - minutesOf(startsAt) <= maxHoursOverMidnight * 60
    ? null
    : `End must be after the start, or within ${maxHoursOverMidnight} hours on the next day`;
}

/** Whether a session ends at midnight or later, on the day after its start. */
export const endsNextDay = (hours: SessionHours): boolean => hours.endsAt < hours.startsAt && whyNotEnd(hours) === null;

/** Returns the moments at which a session starts and ends. */
export function momentsOf({ date, startsAt, endsAt }: SessionTimes): { startsAt: Date; endsAt: Date } {
  const lastDay = endsNextDay({ startsAt, endsAt }) ? addDays(date, 1) : date;
  return { startsAt: new Date(`${date}T${startsAt}Z`), endsAt: new Date(`${lastDay}T${endsAt}Z`) };
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}
