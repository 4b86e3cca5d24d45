import { useQueryOnDemand } from '@console/relay';
import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { TrainingClassEdit, useEditImpactQuery } from './__generated__/useEditImpactQuery.graphql.ts';
import type { ImpactRequest } from './ImpactList.tsx';
import { useFetchEachVersion } from './useFetchEachVersion.ts';

interface EditOfClass {
  readonly id: string;
  /** The version of the class. A new version fetches the impact again. */
  readonly version: number;
}

/**
 * Fetches the people whom an edit of the sessions or of the place of a class would affect.
 *
 * @param edit null while nothing has changed. Then nothing is fetched.
 * @param sessions the number of sessions after the change. With null the orders of the trainer are left out.
 * @param keepsTrainer false when the class gets another trainer too. The trainer is then left out.
 */
export function useEditImpact(
  { id, version }: EditOfClass,
  edit: TrainingClassEdit | null,
  sessions: number | null = null,
  keepsTrainer = true,
): ImpactRequest {
  const { data, answered, failed, load } = useQueryOnDemand<useEditImpactQuery>(
    graphql`
      query useEditImpactQuery($id: ID!, $edit: TrainingClassEdit!, $sessions: Int, $keepsTrainer: Boolean) {
        trainingClass(id: $id) {
          id
          impactOfEdit(edit: $edit, sessions: $sessions, keepsTrainer: $keepsTrainer) {
            ...ImpactList_impact
          }
        }
      }
    `,
    { fresh: true },
  );
  const refetch = useCallback(() => {
    if (edit !== null) load({ id, edit, sessions, keepsTrainer });
  }, [load, id, edit, sessions, keepsTrainer]);
  useFetchEachVersion(refetch, version);
  const isCurrent = answered?.edit === edit && answered.sessions === sessions && answered.keepsTrainer === keepsTrainer;
  const current = isCurrent ? data : null;
  return { impacts: current ? (current.trainingClass?.impactOfEdit ?? []) : null, failed, refetch };
}
