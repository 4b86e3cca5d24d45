import { useQueryOnDemand } from '@console/relay';
import { useCallback, useEffect } from 'react';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import type { ImpactList_impact$key } from './__generated__/ImpactList_impact.graphql.ts';

/** A query of consequences: `of: booking(id: $id) { id impact: impactOf(move: $move) { ...ImpactList_impact } }`. */
export interface ImpactQuery extends OperationType {
  readonly response: {
    readonly of: { readonly impact?: readonly ImpactList_impact$key[] } | null | undefined;
  };
}

/** The consequences of a change, while loading or loaded: the properties of `ImpactList`. */
export interface ImpactRequest {
  /** Null while loading. */
  readonly impacts: readonly ImpactList_impact$key[] | null;
  readonly failed: boolean;
  readonly refetch: () => void;
}

export interface LatestImpact<Query extends ImpactQuery> extends ImpactRequest {
  /** The record of the latest answer, which may be about a change that is no longer asked about. */
  readonly latest: Query['response']['of'];
}

/** The time without typing after which the server is asked, in milliseconds. */
const PAUSE = 500;

/**
 * Fetches the consequences of a change before it is made: at once, when the change is another one, and when the record
 * has a new version.
 *
 * @param variables the change. Null while nothing is changed: then nothing is fetched.
 * @param version the version of the record.
 * @param typed true while somebody types the change. The server is then asked after a pause.
 */
export function useImpact<Query extends ImpactQuery>(
  query: GraphQLTaggedNode,
  variables: Query['variables'] | null,
  version: number,
  typed = false,
): LatestImpact<Query> {
  const { data, answered, failed, load } = useQueryOnDemand<Query>(query, { fresh: true });
  const asked = JSON.stringify(variables);
  const refetch = useCallback(() => {
    const change = JSON.parse(asked) as typeof variables;
    if (change !== null) load(change);
  }, [load, asked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version of the record changes the answer
  useEffect(() => {
    if (!typed) return refetch();
    const timer = setTimeout(refetch, PAUSE);
    return () => clearTimeout(timer);
  }, [refetch, version, typed]);
  const isCurrent = data !== null && JSON.stringify(answered) === asked;
  return { impacts: isCurrent ? (data.of?.impact ?? []) : null, latest: data?.of, failed, refetch };
}
