const counts = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
const and = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Returns "1,204". */
export function formatCount(count: number): string {
  return counts.format(count);
}

/**
 * Returns a number with its noun: "1 session", "1,204 sessions".
 *
 * @param plural the plural, if it is not the singular with an s.
 */
export function countOf(count: number, singular: string, plural = `${singular}s`): string {
  return `${formatCount(count)} ${count === 1 ? singular : plural}`;
}

/** Joins items for a sentence: "Priya Nair, Tom Ellery and Grace Okafor". */
export function joinList(items: readonly string[]): string {
  return and.format(items);
}

/**
 * Joins items where space is short: "Priya Nair, Tom Ellery", or "Priya Nair + 2" for more than `limit` items.
 *
 * @param limit the number of items up to which all are named.
 */
export function shortenList(items: readonly string[], limit: number): string {
  if (items.length <= limit) return items.join(', ');
  return `${items[0]} + ${items.length - 1}`;
}
