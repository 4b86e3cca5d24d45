import type { DateRange, Period } from '@console/format';

/** The days that a list shows: a calendar unit, or a first and last day that the user chooses (O§2). */
export interface PeriodValue extends DateRange {
  readonly unit: Period | 'custom';
}
