export { countryCodes, countryName } from './countries.ts';
export {
  addDays,
  daysBetween,
  formatDate,
  formatDateRange,
  formatDateTime,
  formatDayHeading,
  formatMonth,
  formatRelativeDay,
  formatShortDay,
  formatTime,
  formatTimeRange,
  type Instant,
  type IsoDate,
  toIsoDate,
} from './dates.ts';
export { countOf, formatCount, joinList, shortenList } from './lists.ts';
export { formatMoney } from './money.ts';
export { fullName, initials } from './names.ts';
export { parseDate } from './parseDate.ts';
export {
  type DateRange,
  formatPeriod,
  type Period,
  periodAround,
  periods,
  rangeInstants,
  stepPeriod,
} from './periods.ts';
