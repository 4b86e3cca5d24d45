import type { BookingMove } from '@console/bookings-contracts';
import { useQueryOnDemand } from '@console/relay';
import { useCallback, useEffect } from 'react';
import { graphql } from 'react-relay';
import type { useBookingImpactQuery } from './__generated__/useBookingImpactQuery.graphql.ts';
import type { BookingImpactRequest } from './BookingImpact.tsx';

/**
 * Fetches what a move of a booking would do now.
 *
 * @param version the version of the booking. A new version fetches it again.
 */
export function useBookingImpact(id: string, move: BookingMove, version: number): BookingImpactRequest {
  const { data, failed, load } = useQueryOnDemand<useBookingImpactQuery>(
    graphql`
      query useBookingImpactQuery($id: ID!, $move: BookingMove!) {
        booking(id: $id) {
          id
          impactOf(move: $move) {
            ...BookingImpact_impact
          }
        }
      }
    `,
    { fresh: true },
  );
  const refetch = useCallback(() => load({ id, move }), [load, id, move]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version of the booking changes the answer
  useEffect(refetch, [refetch, version]);
  return { impacts: data ? (data.booking?.impactOf ?? []) : null, failed, refetch };
}
