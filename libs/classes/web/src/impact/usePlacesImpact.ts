import { useQueryOnDemand } from '@console/relay';
import { useCallback, useMemo } from 'react';
import { graphql } from 'react-relay';
import { useAskAfterPause } from '../sessions/useAskAfterPause.ts';
import type { usePlacesImpactQuery } from './__generated__/usePlacesImpactQuery.graphql.ts';
import type { ImpactRequest } from './ImpactList.tsx';
import { useFetchEachVersion } from './useFetchEachVersion.ts';

export interface PlacesImpact extends ImpactRequest {
  /** The fewest places that the class can have. Null while loading. */
  readonly fewest: number | null;
  /** The reason, as a sentence. Null when one place is enough. */
  readonly whyFewest: string | null;
}

interface ClassWithPlaces {
  readonly id: string;
  /** The version of the class. A new version fetches the impact again. */
  readonly version: number;
  readonly maxAttendees: number;
}

/**
 * Fetches the fewest places that a class can have, and the delegates who would get another seat when it has fewer
 * places than now.
 *
 * @param typed the number of places that somebody is typing. The impact is that of this number, or null.
 */
export function usePlacesImpact({ id, version, maxAttendees }: ClassWithPlaces, typed: number): PlacesImpact {
  const { data, answered, failed, load } = useQueryOnDemand<usePlacesImpactQuery>(
    graphql`
      query usePlacesImpactQuery($id: ID!, $maxAttendees: Int!) {
        trainingClass(id: $id) {
          id
          fewestPlaces
          whyFewestPlaces
          impactOfPlaces(maxAttendees: $maxAttendees) {
            ...ImpactList_impact
          }
        }
      }
    `,
    { fresh: true },
  );
  useFetchEachVersion(
    useCallback(() => load({ id, maxAttendees }), [load, id, maxAttendees]),
    version,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version of the class changes the answer
  const fewer = useMemo(
    () => (typed < maxAttendees ? { id, maxAttendees: typed } : null),
    [id, version, typed, maxAttendees],
  );
  useAskAfterPause(fewer, load);
  return {
    fewest: data?.trainingClass?.fewestPlaces ?? null,
    whyFewest: data?.trainingClass?.whyFewestPlaces ?? null,
    impacts: data && answered?.maxAttendees === typed ? (data.trainingClass?.impactOfPlaces ?? []) : null,
    failed,
    refetch: () => load({ id, maxAttendees: typed }),
  };
}
