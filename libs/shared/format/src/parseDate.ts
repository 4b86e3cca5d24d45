import { addDays, type Instant, type IsoDate, toIsoDate } from './dates.ts';

const monthStarts = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const words = new Map([
  ['yesterday', -1],
  ['today', 0],
  ['tomorrow', 1],
]);
/**
 * The last year that is accepted. ISO dates with four digits end in 9999, and a period may end in the year after its
 * start.
 */
const LAST_YEAR = 9998;

/** 29 February comes again after at most eight years: from 2096 to 2104. */
const YEARS_TO_TRY = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/**
 * Reads a day in the forms that British staff type: "16/11/2026", "16.11.26", "16 Nov", "Mon 16 November 2026",
 * "2026-11-16", "today". The day comes before the month. A missing year is the current year. With `earliest` it is the first
 * in which the day exists and is not before it, which for 29 February may be eight years later. A year of two digits is in this century.
 *
 * @param now the instant that gives "today" and a missing year.
 * @param earliest the first day that makes sense, such as today in a field for the future.
 * @returns the day. Null when the text is no day (31/02), and for years after 9998, where paging by period would fail.
 */
export function parseDate(text: string, now: Instant = Date.now(), earliest?: IsoDate): IsoDate | null {
  const typed = text.trim().toLowerCase();
  const today = toIsoDate(now);
  const offset = words.get(typed);
  if (offset !== undefined) return addDays(today, offset);

  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));

  const british =
    /^(?:[a-z]{3,9},?\s+)?(\d{1,2})(?:st|nd|rd|th)?[\s/.-]+(\d{1,2}|[a-z]{3,9})\.?(?:[\s/.,-]+(\d{4}|\d{2}))?$/.exec(
      typed,
    );
  if (!british) return null;
  const [, date, month = '', year] = british;
  const inYear = (asked: number) => dayOf(asked, monthOf(month), Number(date));
  const day = inYear(yearOf(year, today));
  if (year !== undefined || !earliest) return day;
  const later = YEARS_TO_TRY.map((years) => inYear(yearOf(year, today) + years));
  return later.find((one) => one !== null && one >= earliest) ?? day;
}

/** Whether a value is a day that exists, written `YYYY-MM-DD`. '2026-02-31' is none. */
export function isDay(value: unknown): value is IsoDate {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && parseDate(value) !== null;
}

function yearOf(typed: string | undefined, today: IsoDate): number {
  if (typed === undefined) return Number(today.slice(0, 4));
  return typed.length === 2 ? 2000 + Number(typed) : Number(typed);
}

function monthOf(typed: string): number {
  if (/^\d+$/.test(typed)) return Number(typed);
  return monthStarts.indexOf(typed.slice(0, 3)) + 1;
}

function dayOf(year: number, month: number, day: number): IsoDate | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists =
    year <= LAST_YEAR &&
    date.getUTCFullYear() === year &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day;
  return exists ? toIsoDate(date) : null;
}
