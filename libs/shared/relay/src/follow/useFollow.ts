import type { LoadedQuery } from '@console/platform';
import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { createOperationDescriptor, type GraphQLTaggedNode, getRequest, type IEnvironment } from 'relay-runtime';
import { type DisplayedQuery, displayedQueries } from './displayedQueries.ts';
import { followerOf } from './Follower.ts';

/**
 * Marks a query as displayed. Requests it again when a change concerns the data that it is displayed with.
 *
 * @param heard the number of changes heard before the data was requested; 0 if it is not known.
 * @returns a function that removes the mark.
 */
export function markDisplayed(environment: IEnvironment, query: DisplayedQuery, heard: number): () => void {
  const queries = displayedQueries(environment);
  queries.add(query);
  const follower = followerOf(environment);
  if (follower.concerns(query, heard)) follower.outdated(query);
  return () => void queries.delete(query);
}

/** Requests a query's data again whenever a displayed record was written, by this tab or elsewhere. */
export function useFollow(query: GraphQLTaggedNode, loaded: LoadedQuery | undefined, deferred = false): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (!loaded) return;
    const artifact = getRequest(query);
    const operation = createOperationDescriptor(artifact, loaded.variables);
    return markDisplayed(environment, { artifact, operation, deferred }, heardOf(loaded));
  }, [environment, query, loaded, deferred]);
}

/** Returns the number of changes heard before the data was requested; 0 if it is not known. */
const heardOf = (loaded: LoadedQuery): number =>
  'heard' in loaded && typeof loaded.heard === 'number' ? loaded.heard : 0;
