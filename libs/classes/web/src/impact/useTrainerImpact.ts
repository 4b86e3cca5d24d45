import { type ImpactRequest, useImpact } from '@console/core-web';
import { graphql } from 'react-relay';
import type { useTrainerImpactQuery } from './__generated__/useTrainerImpactQuery.graphql.ts';

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
  const { latest, ...request } = useImpact<useTrainerImpactQuery>(
    graphql`
      query useTrainerImpactQuery($id: ID!, $trainer: ID) {
        of: trainingClass(id: $id) {
          id
          impact: impactOfTrainer(trainer: $trainer) {
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
    trainer === undefined ? null : { id, trainer },
    version,
  );
  const { busyTrainers = [], unavailableTrainers = [] } = (request.impacts && latest) ?? {};
  const busy = [...busyTrainers, ...unavailableTrainers].find((one) => one.trainer === trainer)?.reason;
  return { ...request, busy };
}
