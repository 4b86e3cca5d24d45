/** The years 1 to 9999 in milliseconds. PostgreSQL takes no others in the form of ISO 8601 with a year of four digits. */
const FIRST_INSTANT = new Date('0001-01-01T00:00:00.000Z').getTime();
const LAST_INSTANT = new Date('9999-12-31T23:59:59.999Z').getTime();

const INSTANT = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/;

/** Whether an instant, in milliseconds, is in the years 1 to 9999. */
export const isStorable = (instant: number): boolean => instant >= FIRST_INSTANT && instant <= LAST_INSTANT;

/**
 * Reads an instant as ISO 8601 with its time zone: '2026-11-30T09:00:00Z'. Null for any other text, for a day that does
 * not exist, and outside the years 1 to 9999.
 */
export function readInstant(text: string): Date | null {
  const day = INSTANT.exec(text)?.[1];
  return day !== undefined && isDay(day) ? storable(new Date(text)) : null;
}

/** Reads a day as the instant of this time of it, in UTC: '2026-11-30'. Null as in {@link readInstant}. */
export function readDay(text: string, time: string): Date | null {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isDay(text) ? storable(new Date(`${text}T${time}Z`)) : null;
}

const storable = (instant: Date): Date | null => (isStorable(instant.getTime()) ? instant : null);

/** JavaScript reads 31 February as 3 March. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Returns the instant at which a day begins in UTC, for a column. Null and undefined stay as they are. */
export function startOf(day: string): Date;
export function startOf<None extends null | undefined>(day: string | None): Date | None;
export function startOf<None extends null | undefined>(day: string | None): Date | None {
  return typeof day === 'string' ? new Date(`${day}T00:00:00Z`) : day;
}
