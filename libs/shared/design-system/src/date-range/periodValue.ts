import { type DateRange, formatDateRange, formatPeriod, type Period, periodAround, toIsoDate } from '@console/format';

/** A range of days, and the unit by which it is chosen and paged (O§2). */
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

/** The same place in time by another unit: around today when it is in view, else around the first day; custom keeps the range. */
export function changeUnit(value: PeriodValue, unit: PeriodValue['unit'], now = Date.now()): PeriodValue {
  if (unit === 'custom') return { ...value, unit };
  const today = toIsoDate(now);
  const day = value.start <= today && today <= value.end ? today : value.start;
  return { unit, ...periodAround(unit, day) };
}

/** "November 2026", "16 – 22 Nov 2026", "16 Nov 2026". */
export function periodLabel({ unit, start, end }: PeriodValue): string {
  return unit === 'custom' ? formatDateRange(start, end) : formatPeriod(unit, start);
}
