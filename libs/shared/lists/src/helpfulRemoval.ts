import type { FilterInWords } from './emptySentences.ts';
import type { CountWithout } from './useCountsWithout.ts';

/**
 * Which single filter to remove from a list that they leave empty. A default that the viewer never chose goes first; otherwise the filter
 * whose removal shows the fewest rows, because those are closest to what was asked for.
 *
 * @returns null when no single removal shows any row.
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
