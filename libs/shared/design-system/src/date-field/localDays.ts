import type { IsoDate } from '@console/format';

// Fluent's calendar uses the machine's time zone, the console uses UTC days. Only these two functions convert between
// them.

/** Returns local midnight of a day, for the calendar. */
export function toLocal(day: IsoDate): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

/** Returns the day that a calendar date shows, in any time zone of the machine. */
export function fromLocal(date: Date): IsoDate {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
