import { useQueryOnDemand } from '@console/relay';
import { useEffect } from 'react';
import { graphql } from 'react-relay';
import type { useSeatsNowQuery } from './__generated__/useSeatsNowQuery.graphql.ts';

/**
 * Asks how many seats a class has left now: the screen may have been open for an hour. What shows the class follows by itself.
 *
 * @param id null for none.
 */
export function useSeatsNow(id: string | null): void {
  const { load } = useQueryOnDemand<useSeatsNowQuery>(
    graphql`
      query useSeatsNowQuery($id: ID!) {
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
  useEffect(() => {
    if (id !== null) load({ id });
  }, [id, load]);
}
