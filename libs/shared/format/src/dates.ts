/** A calendar day, `YYYY-MM-DD`, without time or zone. Fields, filters and URLs use this form. */
export type IsoDate = string;

/** An instant: ISO 8601 text, milliseconds since 1970, or a Date. `YYYY-MM-DD` alone is midnight UTC. */
export type Instant = string | number | Date;

const months = 'January February March April May June July August September October November December'.split(' ');
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const dayLength = 86_400_000;

// The names do not come from Intl: its en-GB has "Sept", and it changes with the machine's ICU version.
const monthName = (date: Date): string => months[date.getUTCMonth()] ?? '';
const shortMonth = (date: Date): string => monthName(date).slice(0, 3);
const weekday = (date: Date): string => weekdays[date.getUTCDay()] ?? '';
const two = (value: number): string => String(value).padStart(2, '0');

/**
 * Reads an instant.
 *
 * @throws RangeError when the value is no instant.
 */
function toDate(value: Instant): Date {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) throw new RangeError(`Not a date: ${String(value)}`);
  return date;
}

/** Returns "16 Nov 2026", in UTC for every time zone of the machine (C§1). */
export function formatDate(value: Instant): string {
  const date = toDate(value);
  return `${date.getUTCDate()} ${shortMonth(date)} ${date.getUTCFullYear()}`;
}

/** Returns "09:30", in UTC. */
export function formatTime(value: Instant): string {
  const date = toDate(value);
  return `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`;
}

/** Returns "16 Nov 2026 09:30", in UTC. */
export function formatDateTime(value: Instant): string {
  return `${formatDate(value)} ${formatTime(value)}`;
}

/** Returns "09:30–16:30", in UTC. */
export function formatTimeRange(start: Instant, end: Instant): string {
  return `${formatTime(start)}–${formatTime(end)}`;
}

/** Returns "Monday 16 November 2026": the heading of a day's sessions. */
export function formatDayHeading(value: Instant): string {
  const date = toDate(value);
  return `${weekday(date)} ${date.getUTCDate()} ${monthName(date)} ${date.getUTCFullYear()}`;
}

/** Returns "Mon 16 Nov": a day in a card that shows the year elsewhere. */
export function formatShortDay(value: Instant): string {
  const date = toDate(value);
  return `${weekday(date).slice(0, 3)} ${date.getUTCDate()} ${shortMonth(date)}`;
}

/** Returns "November 2026". */
export function formatMonth(value: Instant): string {
  const date = toDate(value);
  return `${monthName(date)} ${date.getUTCFullYear()}`;
}

/**
 * Returns "16 – 22 Nov 2026". Month and year are named once if both days share them. A range of one day is "16 Nov
 * 2026".
 */
export function formatDateRange(start: Instant, end: Instant): string {
  const from = toDate(start);
  const to = toDate(end);
  if (toIsoDate(from) === toIsoDate(to)) return formatDate(to);
  if (from.getUTCFullYear() !== to.getUTCFullYear()) return `${formatDate(from)} – ${formatDate(to)}`;
  if (from.getUTCMonth() !== to.getUTCMonth()) return `${from.getUTCDate()} ${shortMonth(from)} – ${formatDate(to)}`;
  return `${from.getUTCDate()} – ${formatDate(to)}`;
}

/** Returns the days of a span of time, as {@link formatDateRange} does. A span to midnight ends on the day before. */
export function formatSpan(startsAt: Instant, endsAt: Instant): string {
  return formatDateRange(startsAt, lastDayOf(endsAt));
}

/**
 * Returns "today", "yesterday", "in 13 days" or "17 days ago". It counts whole UTC days between the value and `now`.
 */
export function formatRelativeDay(value: Instant, now: Instant = Date.now()): string {
  const days = daysBetween(toIsoDate(now), toIsoDate(value));
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  return days > 0 ? `in ${days} days` : `${-days} days ago`;
}

/** Returns the UTC day of an instant. */
export function toIsoDate(value: Instant): IsoDate {
  return toDate(value).toISOString().slice(0, 10);
}

/** Returns the last UTC day of a span of time. A span to midnight ends on the day before. */
export function lastDayOf(endsAt: Instant): IsoDate {
  return toIsoDate(toDate(endsAt).getTime() - 1);
}

/** Returns the day that is `days` later, or earlier when `days` is negative. */
export function addDays(day: IsoDate, days: number): IsoDate {
  return toIsoDate(toDate(day).getTime() + days * dayLength);
}

/** Returns the whole days from the first to the second day. Negative when the second day is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((toDate(to).getTime() - toDate(from).getTime()) / dayLength);
}
