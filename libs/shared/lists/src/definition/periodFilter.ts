import {
  type DateRange,
  formatDateRange,
  type IsoDate,
  isDay,
  type Period,
  periodAround,
  periods,
} from '@console/format';
import type { Filter, FilterOptions, UrlEntries, UrlValues } from './filter.ts';
import type { PeriodValue } from './PeriodValue.ts';

const units = [...periods, 'custom'] as const;

interface PeriodOptions<Value, Variables extends object> {
  /** The word for the dates of the records: 'Booked'. */
  readonly label: string;
  /** The unit when the URL names none. The period is then the one that contains today. */
  readonly unit: Period;
  readonly variables: (value: Value) => Variables;
}

/**
 * A filter by days. It uses `period`, `startDate` and `endDate` of the URL, so a list can have only one. A period is
 * always chosen: clearing the filters does not change it.
 */
export function periodFilter<Variables extends object>({
  label,
  unit: standard,
  variables,
}: PeriodOptions<PeriodValue, Variables>): Filter<PeriodValue, Variables> {
  return {
    label,
    read: (url, _key, today) => readPeriod(url, standard, today),
    write: (period, _key, today) => writePeriod(period, standard, today),
    variables,
    isActive: () => false,
    control: (period, set) => ({ kind: 'period', period, anyDay: false, onChange: (next) => next && set(next) }),
  };
}

/** Like `periodFilter`, for a list that can also show any day: the value is then null and the URL says `period=any`. */
export function periodOrAnyFilter<Variables extends object>({
  label,
  unit: standard,
  variables,
}: PeriodOptions<PeriodValue | null, Variables>): Filter<PeriodValue | null, Variables> {
  return {
    label,
    read: (url, _key, today) => (url('period')[0] === 'any' ? null : readPeriod(url, standard, today)),
    write: (period, _key, today) => (period ? writePeriod(period, standard, today) : { period: ['any'] }),
    variables,
    removed: null,
    isActive: (period) => period !== null,
    control: (period, onChange) => ({ kind: 'period', period, anyDay: true, onChange }),
  };
}

/**
 * A second filter by days, for links of other screens: `created=2026-11-01..2026-11-30`. It can only be removed, so it has a
 * control only while it filters.
 */
export function linkedDaysFilter<Variables extends object>({
  label,
  variables,
}: Required<FilterOptions<DateRange, Variables>>): Filter<DateRange | null, Variables> {
  return {
    label,
    read: (url, key) => readDays(url(key)[0]),
    write: (days, key) => ({ [key]: days ? [writeDays(days)] : [] }),
    variables,
    removed: null,
    isActive: (days) => days !== null,
    control: (days, set) =>
      days && {
        kind: 'choices',
        multiple: false,
        choices: [{ value: writeDays(days), label: formatDateRange(days.start, days.end) }],
        chosen: [writeDays(days)],
        onChange: ([chosen]) => set(chosen === undefined ? null : days),
      },
  };
}

const writeDays = ({ start, end }: DateRange) => `${start}..${end}`;

function readDays(value = ''): DateRange | null {
  const [start, end] = value.split('..');
  return isDay(start) && isDay(end) && start <= end ? { start, end } : null;
}

function readPeriod(url: UrlValues, standard: Period, today: IsoDate): PeriodValue {
  const unit = units.find((offered) => offered === url('period')[0]) ?? standard;
  const start = parseDay(url('startDate')[0]);
  if (unit !== 'custom') return { unit, ...periodAround(unit, start ?? today) };
  if (start === null) return { unit: standard, ...periodAround(standard, today) };
  const end = parseDay(url('endDate')[0]);
  return { unit, start, end: end !== null && end > start ? end : start };
}

/** Accepts only whole ISO dates. A date field accepts other forms too, but links always hold this form. */
function parseDay(value: string | undefined): IsoDate | null {
  return isDay(value) ? value : null;
}

function writePeriod({ unit, start, end }: PeriodValue, standard: Period, today: IsoDate): UrlEntries {
  const period = unit === standard ? [] : [unit];
  if (unit === 'custom') return { period, startDate: [start], endDate: end === start ? [] : [end] };
  const current = start <= today && today <= end;
  return { period, startDate: current ? [] : [start] };
}
