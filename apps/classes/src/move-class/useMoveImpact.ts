import type { ClassMove } from '@console/classes-contracts';
import { type ImpactRequest, useFetchEachVersion } from '@console/classes-web';
import { useQueryOnDemand } from '@console/relay';
import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useMoveImpactQuery } from './__generated__/useMoveImpactQuery.graphql.ts';

/**
 * Fetches the current impact of a move.
 *
 * @param version the version of the class. A new version fetches the impact again.
 */
export function useMoveImpact(id: string, move: ClassMove, version: number): ImpactRequest {
  const { data, failed, load } = useQueryOnDemand<useMoveImpactQuery>(
    graphql`
      query useMoveImpactQuery($id: ID!, $move: TrainingClassMove!) {
        trainingClass(id: $id) {
          id
          impactOf(move: $move) {
            ...ImpactList_impact
          }
        }
      }
    `,
    { fresh: true },
  );
  const refetch = useCallback(() => load({ id, move }), [load, id, move]);
  useFetchEachVersion(refetch, version);
  return { impacts: data ? (data.trainingClass?.impactOf ?? []) : null, failed, refetch };
}
