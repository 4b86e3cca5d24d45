import type { FilterInWords } from './emptySentences.ts';
import type { CountWithout } from './useCountsWithout.ts';

/**
 * Chooses the filter whose removal helps most when a list is empty. A default that the viewer never chose comes first.
 * Otherwise it is the filter whose removal shows the fewest rows, because these are closest to the request.
 *
 * @returns null when no single removal shows a row.
 */
export function helpfulRemoval(
  active: readonly FilterInWords[],
  without: readonly CountWithout[],
): CountWithout | null {
  const byDefault = (name: string) => active.some(({ filter }) => filter.name === name && filter.byDefault);
  const [best = null] = without
    .filter(({ count }) => count > 0)
    .sort((one, other) => Number(byDefault(other.name)) - Number(byDefault(one.name)) || one.count - other.count);
  return best;
}
