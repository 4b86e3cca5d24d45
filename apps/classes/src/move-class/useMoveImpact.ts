import type { ClassMove } from '@console/classes-contracts';
import { useQueryOnDemand } from '@console/relay';
import { useCallback, useEffect } from 'react';
import { graphql } from 'react-relay';
import type { useMoveImpactQuery } from './__generated__/useMoveImpactQuery.graphql.ts';
import type { AskedImpact } from './ImpactList.tsx';

/**
 * Asks whom a move of a class would touch, as things are now.
 *
 * @param version of the class: once it is another, it is asked again.
 */
export function useMoveImpact(id: string, move: ClassMove, version: number): AskedImpact {
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
  const again = useCallback(() => load({ id, move }), [load, id, move]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a colleague did to the class meanwhile changes the answer
  useEffect(again, [again, version]);
  return { impacts: data ? (data.trainingClass?.impactOf ?? []) : null, failed, again };
}
