import { invalidInput } from '../schema/errors.ts';

export const dateBounds = ['before', 'strictly_before', 'after', 'strictly_after'] as const;

/** A side of a date range. `after` and `before` include the bound itself. */
export type DateBound = (typeof dateBounds)[number];

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/;

/**
 * Reads one bound of a date range. A bare date means the whole day: `before` reaches to 23:59:59.999 UTC (O§7), and
 * `strictly_after` begins after that. The other two bounds are at 00:00 UTC.
 *
 * @throws a violation on `path` when the text is neither a date nor an instant with a time zone.
 */
export function parseBound(text: string, bound: DateBound, path: string): Date {
  const wholeDay = DAY.test(text);
  const end = bound === 'before' || bound === 'strictly_after';
  const instant = new Date(wholeDay ? `${text}T${end ? '23:59:59.999' : '00:00:00.000'}Z` : text);
  const impossible = Number.isNaN(instant.getTime()) || (wholeDay && !instant.toISOString().startsWith(text));
  if (!(wholeDay || INSTANT.test(text)) || impossible) {
    throw invalidInput({ path, message: `${path} must be a date (2026-11-30) or an instant (2026-11-30T09:00:00Z).` });
  }
  return instant;
}
