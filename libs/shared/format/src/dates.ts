/** A day of the calendar, `YYYY-MM-DD`, without time or zone. Fields, filters and URLs speak of days in this form. */
export type IsoDate = string;

/** An instant as it arrives: ISO 8601 text, milliseconds or a Date. A bare `YYYY-MM-DD` is midnight UTC. */
export type Instant = string | number | Date;

const months = 'January February March April May June July August September October November December'.split(' ');
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const dayLength = 86_400_000;

// Names are taken from these tables and not from Intl, whose en-GB says "Sept" and changes with the machine's ICU.
const monthName = (date: Date): string => months[date.getUTCMonth()] ?? '';
const shortMonth = (date: Date): string => monthName(date).slice(0, 3);
const weekday = (date: Date): string => weekdays[date.getUTCDay()] ?? '';
const two = (value: number): string => String(value).padStart(2, '0');

/** @throws RangeError when the value is no instant. */
function toDate(value: Instant): Date {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) throw new RangeError(`Not a date: ${String(value)}`);
  return date;
}

/** "16 Nov 2026", in UTC whatever the machine's zone (C§1). */
export function formatDate(value: Instant): string {
  const date = toDate(value);
  return `${date.getUTCDate()} ${shortMonth(date)} ${date.getUTCFullYear()}`;
}

/** "09:30", in UTC. */
export function formatTime(value: Instant): string {
  const date = toDate(value);
  return `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`;
}

/** "16 Nov 2026 09:30", in UTC. */
export function formatDateTime(value: Instant): string {
  return `${formatDate(value)} ${formatTime(value)}`;
}

/** "09:30–16:30", in UTC. */
export function formatTimeRange(start: Instant, end: Instant): string {
  return `${formatTime(start)}–${formatTime(end)}`;
}

/** "Monday 16 November 2026": the heading of a day's sessions. */
export function formatDayHeading(value: Instant): string {
  const date = toDate(value);
  return `${weekday(date)} ${date.getUTCDate()} ${monthName(date)} ${date.getUTCFullYear()}`;
}

/** "Mon 16 Nov": a day inside a card that names the year elsewhere. */
export function formatShortDay(value: Instant): string {
  const date = toDate(value);
  return `${weekday(date).slice(0, 3)} ${date.getUTCDate()} ${shortMonth(date)}`;
}

/** "November 2026". */
export function formatMonth(value: Instant): string {
  const date = toDate(value);
  return `${monthName(date)} ${date.getUTCFullYear()}`;
}

/** "16 – 22 Nov 2026", naming month and year once where both ends share them; one day alone is "16 Nov 2026". */
export function formatDateRange(start: Instant, end: Instant): string {
  const from = toDate(start);
  const to = toDate(end);
  if (toIsoDate(from) === toIsoDate(to)) return formatDate(to);
  if (from.getUTCFullYear() !== to.getUTCFullYear()) return `${formatDate(from)} – ${formatDate(to)}`;
  if (from.getUTCMonth() !== to.getUTCMonth()) return `${from.getUTCDate()} ${shortMonth(from)} – ${formatDate(to)}`;
  return `${from.getUTCDate()} – ${formatDate(to)}`;
}

/** "today", "yesterday", "in 13 days", "17 days ago": whole UTC days between the value and now. */
export function formatRelativeDay(value: Instant, now: Instant = Date.now()): string {
  const days = daysBetween(toIsoDate(now), toIsoDate(value));
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  return days > 0 ? `in ${days} days` : `${-days} days ago`;
}

/** The UTC day on which an instant falls. */
export function toIsoDate(value: Instant): IsoDate {
  return toDate(value).toISOString().slice(0, 10);
}

/** The day `days` after the given one (before it, when negative). */
export function addDays(day: IsoDate, days: number): IsoDate {
  return toIsoDate(toDate(day).getTime() + days * dayLength);
}

/** Whole days from the first day to the second; negative when the second comes first. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((toDate(to).getTime() - toDate(from).getTime()) / dayLength);
}
