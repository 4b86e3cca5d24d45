import { useQueryOnDemand } from '@console/relay';
import { useCallback, useEffect } from 'react';
import { graphql } from 'react-relay';
import type { BookingImpactRequest } from '../move-booking/BookingImpact.tsx';
import type { useCancelImpactQuery } from './__generated__/useCancelImpactQuery.graphql.ts';

/**
 * Fetches what canceling an item would touch now.
 *
 * @param version the version of the item. A new version fetches it again.
 */
export function useCancelImpact(id: string, version: number): BookingImpactRequest {
  const { data, failed, load } = useQueryOnDemand<useCancelImpactQuery>(
    graphql`
      query useCancelImpactQuery($id: ID!) {
        node(id: $id) {
          ... on BookingItem {
            id
            impactOfCancel {
              ...BookingImpact_impact
            }
          }
        }
      }
    `,
    { fresh: true },
  );
  const refetch = useCallback(() => load({ id }), [load, id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version of the item changes the answer
  useEffect(refetch, [refetch, version]);
  return { impacts: data ? (data.node?.impactOfCancel ?? []) : null, failed, refetch };
}
