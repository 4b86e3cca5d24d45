const counts = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
const and = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** "1,204". */
export function formatCount(count: number): string {
  return counts.format(count);
}

/**
 * A number with its noun: "1 session", "1,204 sessions".
 *
 * @param plural given only when it is not the singular with an s.
 */
export function countOf(count: number, singular: string, plural = `${singular}s`): string {
  return `${formatCount(count)} ${count === 1 ? singular : plural}`;
}

/** "Priya Nair, Tom Ellery and Grace Okafor": a list inside a sentence. */
export function joinList(items: readonly string[]): string {
  return and.format(items);
}

/**
 * A list where room is short: "Priya Nair, Tom Ellery", or "Priya Nair + 2" when it has more than `limit` items.
 *
 * @param limit how many items may be named in full.
 */
export function shortenList(items: readonly string[], limit: number): string {
  if (items.length <= limit) return items.join(', ');
  return `${items[0]} + ${items.length - 1}`;
}
