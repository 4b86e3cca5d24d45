import type { IsoDate } from '@console/format';

// Fluent's calendar thinks in the machine's zone, the console in days of UTC. These two are the only place where they meet.

/** The day as a local midnight, for the calendar. */
export function toLocal(day: IsoDate): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

/** The day that a date of the calendar shows, whatever the machine's zone. */
export function fromLocal(date: Date): IsoDate {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
