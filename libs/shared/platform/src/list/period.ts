import { type DateRange, type IsoDate, type Period, parseDate, periodAround, periods } from '@console/format';
import type { Filter, Said, Saying } from './filters.ts';

/** The days that a list shows: a calendar unit, or from and to days of one's own (O§2). */
export interface PeriodValue extends DateRange {
  readonly unit: Period | 'custom';
}

const units = [...periods, 'custom'] as const;

/**
 * The days of a list, under `period`, `startDate` and `endDate`; a list has one such filter. Always some period is chosen: unless said
 * otherwise the one that holds today.
 *
 * @param standard the unit when the URL names none.
 */
export function period(standard: Period): Filter<PeriodValue> {
  return {
    read: (said, _key, today) => readPeriod(said, standard, today),
    write: (value, _key, today) => writePeriod(value, standard, today),
  };
}

/** The same for a list that can also show any day: the value is then null, the URL says `period=any`, and clearing leads there. */
export function periodOrAny(standard: Period): Filter<PeriodValue | null> {
  return {
    read: (said, _key, today) => (said('period')[0] === 'any' ? null : readPeriod(said, standard, today)),
    write: (value, _key, today) => (value === null ? { period: ['any'] } : writePeriod(value, standard, today)),
    cleared: () => null,
  };
}

function readPeriod(said: Said, standard: Period, today: IsoDate): PeriodValue {
  const unit = units.find((offered) => offered === said('period')[0]) ?? standard;
  const start = parseDay(said('startDate')[0]);
  if (unit !== 'custom') return { unit, ...periodAround(unit, start ?? today) };
  if (start === null) return { unit: standard, ...periodAround(standard, today) };
  const end = parseDay(said('endDate')[0]);
  return { unit, start, end: end !== null && end > start ? end : start };
}

/** Only whole ISO days count: what a person may type in a field is not what a link may say. */
function parseDay(said: string | undefined): IsoDate | null {
  return said !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(said) ? parseDate(said) : null;
}

function writePeriod({ unit, start, end }: PeriodValue, standard: Period, today: IsoDate): Saying {
  const period = unit === standard ? [] : [unit];
  if (unit === 'custom') return { period, startDate: [start], endDate: end === start ? [] : [end] };
  const current = start <= today && today <= end;
  return { period, startDate: current ? [] : [start] };
}
