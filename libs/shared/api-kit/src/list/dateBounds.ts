import { invalidInput } from '../schema/errors.ts';
import { readDay, readInstant } from '../schema/instants.ts';

export const dateBounds = ['before', 'strictly_before', 'after', 'strictly_after'] as const;

/** A side of a date range. `after` and `before` include the bound itself. */
export type DateBound = (typeof dateBounds)[number];

/**
 * Reads one bound of a date range. A bare date means the whole day: `before` reaches to 23:59:59.999 UTC (O§7), and
 * `strictly_after` begins after that. The other two bounds are at 00:00 UTC.
 *
 * @throws a violation on `path` when the text is neither a date nor an instant with a time zone, in the years 1 to 9999.
 */
export function parseBound(text: string, bound: DateBound, path: string): Date {
  const end = bound === 'before' || bound === 'strictly_after';
  const instant = readDay(text, end ? '23:59:59.999' : '00:00:00.000') ?? readInstant(text);
  if (instant) return instant;
  const message = `${path} must be a date (2026-11-30) or an instant (2026-11-30T09:00:00Z), in the years 1 to 9999.`;
  throw invalidInput({ path, message });
}
