import { addDays, formatDate, formatDateRange, formatMonth, type IsoDate, toIsoDate } from './dates.ts';

/** The periods that divide lists of dated records into pages (O§2). Weeks begin on Monday. */
export const periods = ['month', 'week', 'day'] as const;
/** The unit of time of one page of a list. */
export type Period = (typeof periods)[number];

/** The days from start to end, both included. */
export interface DateRange {
  readonly start: IsoDate;
  readonly end: IsoDate;
}

/** Returns the month, week or day that contains the given day. */
export function periodAround(period: Period, day: IsoDate): DateRange {
  if (period === 'day') return { start: day, end: day };
  const date = new Date(day);
  if (period === 'week') {
    const start = addDays(day, -((date.getUTCDay() + 6) % 7));
    return { start, end: addDays(start, 6) };
  }
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return { start: toIsoDate(Date.UTC(year, month, 1)), end: toIsoDate(Date.UTC(year, month + 1, 0)) };
}

/**
 * Returns the first day of another period.
 *
 * @param steps the number of periods to move: 1 is the next, -1 the previous one.
 */
export function stepPeriod(period: Period, day: IsoDate, steps: number): IsoDate {
  const { start } = periodAround(period, day);
  if (period === 'day') return addDays(start, steps);
  if (period === 'week') return addDays(start, 7 * steps);
  const date = new Date(start);
  return toIsoDate(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + steps, 1));
}

/** Returns the name of a period: "November 2026", "16 – 22 Nov 2026", "16 Nov 2026". */
export function formatPeriod(period: Period, day: IsoDate): string {
  if (period === 'month') return formatMonth(day);
  if (period === 'day') return formatDate(day);
  const { start, end } = periodAround('week', day);
  return formatDateRange(start, end);
}

/**
 * Returns the instants that bound a range of days: the midnight UTC at its start (included), and the midnight after its
 * end (excluded).
 */
export function rangeInstants(range: DateRange): { after: string; strictlyBefore: string } {
  return {
    after: new Date(range.start).toISOString(),
    strictlyBefore: new Date(addDays(range.end, 1)).toISOString(),
  };
}
