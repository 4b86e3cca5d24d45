import { type DateRange, formatDateRange, formatPeriod, type Period, periodAround, toIsoDate } from '@console/format';

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
