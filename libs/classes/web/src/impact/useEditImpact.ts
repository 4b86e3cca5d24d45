import { type ImpactRequest, useImpact } from '@console/core-web';
import { graphql } from 'react-relay';
import type { TrainingClassEdit, useEditImpactQuery } from './__generated__/useEditImpactQuery.graphql.ts';

interface EditOfClass {
  readonly id: string;
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
  return useImpact<useEditImpactQuery>(
    graphql`
      query useEditImpactQuery($id: ID!, $edit: TrainingClassEdit!, $sessions: Int, $keepsTrainer: Boolean) {
        of: trainingClass(id: $id) {
          id
          impact: impactOfEdit(edit: $edit, sessions: $sessions, keepsTrainer: $keepsTrainer) {
            ...ImpactList_impact
          }
        }
      }
    `,
    edit && { id, edit, sessions, keepsTrainer },
    version,
  );
}
