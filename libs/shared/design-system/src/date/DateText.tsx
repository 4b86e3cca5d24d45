import {
  formatDate,
  formatDateTime,
  formatRelativeDay,
  formatShortDay,
  formatSpan,
  formatTime,
  formatTimeRange,
  type Instant,
} from '@console/format';

const formats = { date: formatDate, 'date-time': formatDateTime, time: formatTime, 'short-day': formatShortDay };

export interface DateTextProps {
  readonly value: string | null | undefined;
  /** `short-day` is "Mon 16 Nov". Times are in UTC, and the screen says so. */
  readonly as?: 'date' | 'date-time' | 'time' | 'short-day';
}

/** A date in en-GB format and in UTC (C§1), or a dash for null. */
export function DateText({ value, as = 'date' }: DateTextProps) {
  if (value == null) return '–';
  return <time dateTime={value}>{formats[as](value)}</time>;
}

/** "09:30–16:30", in UTC. */
export function TimeRange({ start, end }: { readonly start: Instant; readonly end: Instant }) {
  return <span>{formatTimeRange(start, end)}</span>;
}

/** The days of a span of time, such as a class: "24 – 25 Nov 2026". */
export function DateRangeText({
  start,
  end,
}: {
  readonly start: string | null | undefined;
  readonly end: string | null | undefined;
}) {
  if (start == null || end == null) return '–';
  return <span>{formatSpan(start, end)}</span>;
}

export interface RelativeDayProps {
  readonly value: string;
  /** The instant that counts as now. The default is the current time. */
  readonly now?: Instant;
}

/** "in 13 days", with the date as its tooltip. */
export function RelativeDay({ value, now }: RelativeDayProps) {
  return (
    <time dateTime={value} title={formatDate(value)}>
      {formatRelativeDay(value, now)}
    </time>
  );
}
