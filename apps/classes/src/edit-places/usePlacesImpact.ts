import { useQueryOnDemand } from '@console/relay';
import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { ImpactRequest } from '../move-class/ImpactList.tsx';
import { useFetchEachVersion } from '../move-class/useFetchEachVersion.ts';
import type { usePlacesImpactQuery } from './__generated__/usePlacesImpactQuery.graphql.ts';

export interface PlacesImpact extends ImpactRequest {
  /** The fewest places that the class can have. Null while loading. */
  readonly fewest: number | null;
  /** The reason, as a sentence. Null when one place is enough. */
  readonly whyFewest: string | null;
}

/**
 * Fetches the fewest places that a class can have, and the delegates who would get another seat.
 *
 * @param version the version of the class. A new version fetches it again.
 */
export function usePlacesImpact(id: string, version: number, maxAttendees: number): PlacesImpact {
  const { data, failed, load } = useQueryOnDemand<usePlacesImpactQuery>(
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
  const refetch = useCallback(() => load({ id, maxAttendees }), [load, id, maxAttendees]);
  useFetchEachVersion(refetch, version);
  return {
    fewest: data?.trainingClass?.fewestPlaces ?? null,
    whyFewest: data?.trainingClass?.whyFewestPlaces ?? null,
    impacts: data ? (data.trainingClass?.impactOfPlaces ?? []) : null,
    failed,
    refetch,
  };
}
