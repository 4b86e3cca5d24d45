const DAY = 86_400_000;

/** Returns the number of the day since 1 January 1970, in UTC. */
export function dayOf(at: Date): number {
  return Math.floor(at.getTime() / DAY);
}

/** Returns the instant of a day and a time such as 09:30, in UTC. */
export function at(day: number, time = '00:00'): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(day * DAY + (hours * 60 + minutes) * 60_000);
}

/** Returns the instant this number of days later, or earlier when `days` is negative. */
export function addDays(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY);
}

/** Returns the weekday; 0 is Monday. */
export function weekday(day: number): number {
  return (day + 3) % 7;
}

/** Whether a day is from Monday to Friday. */
export function isWorkingDay(day: number): boolean {
  return weekday(day) < 5;
}

/** Returns the day. For a day on a weekend, returns the next Monday. */
export function workingDay(day: number): number {
  return isWorkingDay(day) ? day : day + 7 - weekday(day);
}

export function earliest(...moments: Date[]): Date {
  return new Date(Math.min(...moments.map((moment) => moment.getTime())));
}

export function latest(...moments: Date[]): Date {
  return new Date(Math.max(...moments.map((moment) => moment.getTime())));
}
