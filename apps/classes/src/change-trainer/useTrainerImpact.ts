import { useQueryOnDemand } from '@console/relay';
import { useCallback, useEffect } from 'react';
import { graphql } from 'react-relay';
import type { AskedImpact } from '../move-class/ImpactList.tsx';
import type { useTrainerImpactQuery } from './__generated__/useTrainerImpactQuery.graphql.ts';

/**
 * Asks what another trainer of a class would touch, as things are now.
 *
 * @param trainer their id; null for none.
 * @param version of the class: once it is another, it is asked again.
 */
export function useTrainerImpact(id: string, trainer: string | null, version: number): AskedImpact {
  const { data, answered, failed, load } = useQueryOnDemand<useTrainerImpactQuery>(
    graphql`
      query useTrainerImpactQuery($id: ID!, $trainer: ID) {
        trainingClass(id: $id) {
          id
          impactOfTrainer(trainer: $trainer) {
            ...ImpactList_impact
          }
        }
      }
    `,
    { fresh: true },
  );
  const again = useCallback(() => load({ id, trainer }), [load, id, trainer]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a colleague did to the class meanwhile changes the answer
  useEffect(again, [again, version]);
  const current = data && answered?.trainer === trainer ? data : null;
  return { impacts: current ? (current.trainingClass?.impactOfTrainer ?? []) : null, failed, again };
}
