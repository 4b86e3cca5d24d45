import { useQueryOnDemand } from '@console/relay';
import { useCallback, useEffect } from 'react';
import { graphql } from 'react-relay';
import type { AskedImpact } from '../move-class/ImpactList.tsx';
import type { useTrainerImpactQuery } from './__generated__/useTrainerImpactQuery.graphql.ts';

export interface TrainerImpact extends AskedImpact {
  /** That the trainer teaches another class at the times of this one, in a sentence; undefined when not, and until the answer is there. */
  readonly busy: string | undefined;
}

/**
 * Asks what another trainer of a class would touch, as things are now, and whether they have the time.
 *
 * @param trainer their id; null for none; undefined asks nothing.
 * @param version of the class: once it is another, it is asked again.
 */
export function useTrainerImpact(id: string, trainer: string | null | undefined, version: number): TrainerImpact {
  const { data, answered, failed, load } = useQueryOnDemand<useTrainerImpactQuery>(
    graphql`
      query useTrainerImpactQuery($id: ID!, $trainer: ID) {
        trainingClass(id: $id) {
          id
          impactOfTrainer(trainer: $trainer) {
            ...ImpactList_impact
          }
          busyTrainers {
            trainer
            reason
          }
        }
      }
    `,
    { fresh: true },
  );
  const again = useCallback(() => {
    if (trainer !== undefined) load({ id, trainer });
  }, [load, id, trainer]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a colleague did to the class meanwhile changes the answer
  useEffect(again, [again, version]);
  const current = data && answered?.trainer === trainer ? data : null;
  return {
    impacts: current ? (current.trainingClass?.impactOfTrainer ?? []) : null,
    busy: current?.trainingClass?.busyTrainers.find((one) => one.trainer === trainer)?.reason,
    failed,
    again,
  };
}
