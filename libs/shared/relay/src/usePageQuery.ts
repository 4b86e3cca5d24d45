import { type LoadedQuery, usePageData } from '@console/platform';
import { useEffect } from 'react';
import { type PreloadedQuery, usePreloadedQuery, useRelayEnvironment } from 'react-relay';
import { type GraphQLTaggedNode, getRequest, type OperationType } from 'relay-runtime';
import { useFollow } from './follow/useFollow.ts';
import type { LoadedPageQuery } from './pageQuery.ts';
import { refresh } from './refresh.ts';

/**
 * Reads the data of the page's query, which the navigation has already loaded. Only the page component itself calls it.
 * All components below read fragments.
 *
 * @throws Error when the route's `query` is another one.
 */
export function usePageQuery<TQuery extends OperationType>(query: GraphQLTaggedNode): TQuery['response'] {
  const loaded = usePageData().query;
  const { name } = getRequest(query).params;
  if (!isLoadedAs<TQuery>(loaded, name)) {
    throw new Error(`The page reads ${name}, but its route loads ${loaded?.name ?? 'no query'}.`);
  }
  useRefresh(query, loaded);
  useFollow(query, loaded);
  return usePreloadedQuery<TQuery>(query, loaded.reference);
}

/**
 * Tells whether `loaded` belongs to this operation. The same operation name means that the reference has the query's
 * type.
 */
export function isLoadedAs<TQuery extends OperationType>(
  loaded: LoadedQuery | null | undefined,
  name: string,
): loaded is LoadedPageQuery & { reference: PreloadedQuery<TQuery> } {
  return loaded?.name === name && 'reference' in loaded;
}

function useRefresh(query: GraphQLTaggedNode, { pollInterval, variables }: LoadedPageQuery): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (pollInterval === 0) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') refresh(environment, getRequest(query), variables);
    }, pollInterval);
    return () => clearInterval(timer);
  }, [environment, query, pollInterval, variables]);
}
