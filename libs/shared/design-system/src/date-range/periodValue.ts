import {
  addDays,
  type DateRange,
  daysBetween,
  formatDateRange,
  formatPeriod,
  type IsoDate,
  type Period,
  periodAround,
  stepPeriod,
  toIsoDate,
} from '@console/format';

/** A range of days, and the unit in which it is chosen and moved (O§2). */
export interface PeriodValue extends DateRange {
  readonly unit: Period | 'custom';
}

/** The units in the order of the mock-ups. */
export const periodUnits = [
  { value: 'custom', label: 'Custom' },
  { value: 'month', label: 'Month' },
  { value: 'week', label: 'Week' },
  { value: 'day', label: 'Day' },
] as const satisfies readonly { value: PeriodValue['unit']; label: string }[];

/** The period that follows any date: the month of today. */
export const thisMonth = (): PeriodValue => ({ unit: 'month', ...periodAround('month', toIsoDate(Date.now())) });

/**
 * Returns the period of another unit: around today if today is in the old period, else around its first day. Custom
 * keeps the range.
 *
 * @param now the current time in milliseconds.
 */
export function changeUnit(value: PeriodValue, unit: PeriodValue['unit'], now = Date.now()): PeriodValue {
  if (unit === 'custom') return { ...value, unit };
  const today = toIsoDate(now);
  const day = value.start <= today && today <= value.end ? today : value.start;
  return { unit, ...periodAround(unit, day) };
}

/** Returns the name of a period: "November 2026", "16 – 22 Nov 2026", "16 Nov 2026". */
export function periodLabel({ unit, start, end }: PeriodValue): string {
  return unit === 'custom' ? formatDateRange(start, end) : formatPeriod(unit, start);
}

/** Returns the period before (-1) or after (1) this one. A custom range moves by its length. */
export function stepValue(value: PeriodValue, by: -1 | 1): PeriodValue {
  const { unit, start, end } = value;
  if (unit !== 'custom') return valueFrom(value, stepPeriod(unit, start, by));
  return valueFrom(value, addDays(start, by * (daysBetween(start, end) + 1)));
}

/** Returns the period of the same unit around a day, or a custom range of the same length from that day on. */
export function valueFrom({ unit, start, end }: PeriodValue, day: IsoDate): PeriodValue {
  if (unit === 'custom') return { unit, start: day, end: addDays(day, daysBetween(start, end)) };
  return { unit, ...periodAround(unit, day) };
}

const months = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, '0'));

/**
 * Returns the names of the months, weeks and days of a year that may be the longest, one a line. Only a week across two
 * years and a custom range are longer.
 */
export function longestLabels({ end }: PeriodValue): string {
  const year = end.slice(0, 4);
  const weeks = months.slice(1).map((month) => formatPeriod('week', `${year}-${month}-01`));
  return [...months.map((month) => formatPeriod('month', `${year}-${month}-01`)), ...weeks].join('\n');
}
