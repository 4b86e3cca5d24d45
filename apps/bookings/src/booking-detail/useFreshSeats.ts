import { useQueryOnDemand } from '@console/relay';
import { useEffect } from 'react';
import { graphql } from 'react-relay';
import type { useFreshSeatsQuery } from './__generated__/useFreshSeatsQuery.graphql.ts';

/**
 * Fetches the number of seats that a class has left, because the screen may have been open for an hour. Every component that shows the
 * class updates itself.
 */
export function useFreshSeats(id: string): void {
  const { load } = useQueryOnDemand<useFreshSeatsQuery>(
    graphql`
      query useFreshSeatsQuery($id: ID!) {
        trainingClass(id: $id) {
          id
          status
          public
          endsAt
          seatsFreeCount
        }
      }
    `,
    { fresh: true },
  );
  useEffect(() => load({ id }), [id, load]);
}
