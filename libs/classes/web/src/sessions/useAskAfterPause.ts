import { useEffect } from 'react';

/** The time without typing after which the server is asked, in milliseconds. */
const PAUSE = 500;

/**
 * Asks the server about something that somebody is typing, once after each pause.
 *
 * @param variables of the query, memoized. Null while there is nothing to ask.
 * @param load sends the query: the function of `useQueryOnDemand`.
 */
export function useAskAfterPause<Variables>(variables: Variables | null, load: (variables: Variables) => void): void {
  useEffect(() => {
    if (variables === null) return;
    const timer = setTimeout(() => load(variables), PAUSE);
    return () => clearTimeout(timer);
  }, [variables, load]);
}
