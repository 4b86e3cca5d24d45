import { useQueryOnDemand } from '@console/relay';
import { useCallback, useEffect } from 'react';
import { graphql } from 'react-relay';
import type { useChosenClassQuery, useChosenClassQuery$data } from './__generated__/useChosenClassQuery.graphql.ts';

export type ChosenClassData = NonNullable<useChosenClassQuery$data['trainingClass']>;

export interface ChosenClassState {
  /** Null while loading, and when no class is chosen. */
  readonly known: ChosenClassData | null;
  readonly loading: boolean;
  readonly failed: boolean;
  /** Fetches the class again, because colleagues may have taken seats. */
  readonly refetch: () => void;
}

/**
 * The chosen class with the seats that it has left now. The list may not contain the class, because a draft can restore it or the list
 * shows another period.
 */
export function useChosenClass(id: string | null): ChosenClassState {
  const { data, answered, loading, failed, load } = useQueryOnDemand<useChosenClassQuery>(
    graphql`
      query useChosenClassQuery($id: ID!) {
        trainingClass(id: $id) {
          id
          reference
          title
          status
          public
          startsAt
          endsAt
          deliveryFormat
          deliveryPlatform
          deliveryAddress {
            city
            postcode
          }
          brand {
            id
            name
            ...brandOption_brand
          }
          lastSeatPrice {
            amount
            formatted
          }
          seatsFreeCount
          seatsTotalCount
        }
      }
    `,
    { fresh: true, follow: true },
  );
  const refetch = useCallback(() => {
    if (id !== null) load({ id });
  }, [id, load]);
  useEffect(refetch, [refetch]);
  return { known: answered?.id === id ? (data?.trainingClass ?? null) : null, loading, failed, refetch };
}
