import { type ImpactRequest, useImpact } from '@console/core-web';
import { graphql } from 'react-relay';
import type { usePlacesImpactQuery } from './__generated__/usePlacesImpactQuery.graphql.ts';

export interface PlacesImpact extends ImpactRequest {
  /** The fewest places that the class can have. Null while loading. */
  readonly fewest: number | null;
  /** The reason, as a sentence. Null when one place is enough. */
  readonly whyFewest: string | null;
}

interface ClassWithPlaces {
  readonly id: string;
  readonly version: number;
  readonly maxAttendees: number;
}

/**
 * Fetches the fewest places that a class can have, and the delegates who would get another seat when it has fewer
 * places than now.
 *
 * @param typed the number of places that somebody is typing.
 */
export function usePlacesImpact({ id, version, maxAttendees }: ClassWithPlaces, typed: number): PlacesImpact {
  const now = useImpact<usePlacesImpactQuery>(query, { id, maxAttendees }, version);
  // More places than now affect nobody.
  const isFewer = typed < maxAttendees;
  const fewer = useImpact<usePlacesImpactQuery>(query, isFewer ? { id, maxAttendees: typed } : null, version, true);
  const { latest } = fewer.impacts ? fewer : now;
  return {
    ...(isFewer ? fewer : now),
    fewest: latest?.fewestPlaces ?? null,
    whyFewest: latest?.whyFewestPlaces ?? null,
  };
}

const query = graphql`
  query usePlacesImpactQuery($id: ID!, $maxAttendees: Int!) {
    of: trainingClass(id: $id) {
      id
      fewestPlaces
      whyFewestPlaces
      impact: impactOfPlaces(maxAttendees: $maxAttendees) {
        ...ImpactList_impact
      }
    }
  }
`;
