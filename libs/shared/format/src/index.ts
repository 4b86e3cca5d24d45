export { type AddressFields, addressLines } from './addressLines.ts';
export { capitalized } from './capitalized.ts';
export { isStorable, startOf, withoutControls, withoutInvisible } from './cleanText.ts';
export { countryCodes, countryName } from './countries.ts';
export {
  addDays,
  daysBetween,
  formatDate,
  formatDateRange,
  formatDateTime,
  formatDayHeading,
  formatRelativeDay,
  formatShortDay,
  formatSpan,
  formatTime,
  formatTimeRange,
  type Instant,
  type IsoDate,
  lastDayOf,
  toIsoDate,
} from './dates.ts';
export { type DurationUnit, durationOf, durationUnits, partsOfDuration } from './durations.ts';
export { emailIn, isDomain, isEmail } from './email.ts';
export { emailKey } from './emailKey.ts';
export { countOf, formatCount, joinList, shortenList } from './lists.ts';
export { formatMoney } from './money.ts';
export { cityAndPostcode, fullName, initials } from './names.ts';
export { isDay, parseDate } from './parseDate.ts';
export { parseMoney, parseNumber } from './parseNumber.ts';
export { parseTime } from './parseTime.ts';
export {
  type DateRange,
  formatPeriod,
  type Period,
  periodAround,
  periods,
  rangeInstants,
  stepPeriod,
} from './periods.ts';
export { type Replacement, searchWords, sortKey, sortKeyRules } from './sortKey.ts';
export { isUlid, ULID_PATTERN } from './ulid.ts';
