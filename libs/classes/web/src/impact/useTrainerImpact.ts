import { useQueryOnDemand } from '@console/relay';
import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useTrainerImpactQuery } from './__generated__/useTrainerImpactQuery.graphql.ts';
import type { ImpactRequest } from './ImpactList.tsx';
import { useFetchEachVersion } from './useFetchEachVersion.ts';

export interface TrainerImpact extends ImpactRequest {
  /**
   * A sentence that says that the trainer teaches another class at this time, or is unavailable. Undefined when the
   * trainer is free, and while loading.
   */
  readonly busy: string | undefined;
}

/**
 * Fetches the current impact of a change of trainer, and whether the trainer is free.
 *
 * @param trainer the trainer's id, or null to remove the trainer. Undefined fetches nothing.
 * @param version the version of the class. A new version fetches the impact again.
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
          unavailableTrainers {
            trainer
            reason
          }
        }
      }
    `,
    { fresh: true },
  );
  const refetch = useCallback(() => {
    if (trainer !== undefined) load({ id, trainer });
  }, [load, id, trainer]);
  useFetchEachVersion(refetch, version);
  const current = data && answered?.trainer === trainer ? data : null;
  const { busyTrainers = [], unavailableTrainers = [] } = current?.trainingClass ?? {};
  return {
    impacts: current ? (current.trainingClass?.impactOfTrainer ?? []) : null,
    busy: [...busyTrainers, ...unavailableTrainers].find((one) => one.trainer === trainer)?.reason,
    failed,
    refetch,
  };
}
