import { useEffect } from 'react';

/**
 * Fetches at once, and again when what is asked changes or the class has a new version.
 *
 * @param fetch a callback that changes only with what it asks for.
 * @param version the version of the class.
 */
export function useFetchEachVersion(fetch: () => void, version: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version of the class changes the answer
  useEffect(fetch, [fetch, version]);
}
