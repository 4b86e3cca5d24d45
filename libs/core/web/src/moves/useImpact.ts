import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import type { ImpactList_impact$key } from './__generated__/ImpactList_impact.graphql.ts';
import { useChangePreview } from './useChangePreview.ts';

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

/** Fetches the consequences of a change before it is made, as {@link useChangePreview} does. */
export function useImpact<Query extends ImpactQuery>(
  query: GraphQLTaggedNode,
  variables: Query['variables'] | null,
  version: number,
  typed = false,
): LatestImpact<Query> {
  const { data, latest, failed, refetch } = useChangePreview<Query>(query, variables, version, typed);
  return { impacts: data && (data.of?.impact ?? []), latest: latest?.of, failed, refetch };
}
