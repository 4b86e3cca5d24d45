import { useEffect, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { ListOnScreen } from './useList.ts';

/** The number of rows that match without one of the filters. */
export interface CountWithout {
  /** The filter's name. */
  readonly name: string;
  readonly count: number;
}

const none: readonly CountWithout[] = [];

/**
 * Counts the rows of an empty list again, once without each of its active filters. A list is known to be empty only
 * when its rows arrive, so the navigation cannot ask for these counts. A count that fails is left out.
 *
 * @returns null until all counts have arrived. Sends nothing when a single filter is active: without it, all rows
 *   match.
 */
export function useCountsWithout({
  list,
  displayed,
  applied,
  query,
  countsOf,
  all,
}: ListOnScreen): readonly CountWithout[] | null {
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState<{ of: unknown; counts: readonly CountWithout[] } | null>(null);
  const active = applied.filter(({ filter }) => filter.active).map(({ filter }) => filter.name);
  const names = active.join();

  useEffect(() => {
    if (!names.includes(',')) return;
    const wanted = names.split(',').map(async (name): Promise<CountWithout | null> => {
      const variables = list.countVariablesWithout(displayed, name);
      const request = fetchQuery(environment, query, variables, { fetchPolicy: 'store-or-network' });
      // The environment has reported the failure.
      const response = await request.toPromise().catch(() => undefined);
      const matching = countsOf(response ?? {}).matching;
      return matching === undefined ? null : { name, count: matching };
    });
    let current = true;
    Promise.all(wanted).then((found) => {
      if (current) setAnswer({ of: displayed, counts: found.filter((one) => one !== null) });
    });
    return () => {
      current = false;
    };
  }, [environment, list, displayed, names, query, countsOf]);

  const [only] = active;
  if (!only) return none;
  if (active.length === 1) return all === null ? null : [{ name: only, count: all }];
  return answer?.of === displayed ? answer.counts : null;
}
