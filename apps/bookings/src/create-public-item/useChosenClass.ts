import { useQueryOnDemand } from '@console/relay';
import { useCallback, useEffect } from 'react';
import { graphql } from 'react-relay';
import type { useChosenClassQuery, useChosenClassQuery$data } from './__generated__/useChosenClassQuery.graphql.ts';

export type ChosenClassData = NonNullable<useChosenClassQuery$data['trainingClass']>;

export interface ChosenClassState {
  /** Null while it is not known, and for none. */
  readonly known: ChosenClassData | null;
  readonly loading: boolean;
  readonly failed: boolean;
  /** Asks again: others may have taken seats. */
  readonly askAgain: () => void;
}

/**
 * The class that was chosen, with the seats that are left of it now. It need not be in the list: a draft gives back an id, and the
 * list may show other days by now.
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
            name
          }
          seatsFreeCount
          seatsTotalCount
        }
      }
    `,
    { fresh: true, follow: true },
  );
  const askAgain = useCallback(() => {
    if (id !== null) load({ id });
  }, [id, load]);
  useEffect(askAgain, [askAgain]);
  return { known: answered?.id === id ? (data?.trainingClass ?? null) : null, loading, failed, askAgain };
}
