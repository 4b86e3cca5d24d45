import { type ImpactRequest, useAskAfterPause } from '@console/classes-web';
import { useQueryOnDemand } from '@console/relay';
import { useMemo } from 'react';
import { graphql } from 'react-relay';
import type { useAgreedImpactQuery } from './__generated__/useAgreedImpactQuery.graphql.ts';

/** A trainer, and what somebody types as agreed with this trainer. Money is in pence. */
export interface Agreement {
  /** Null for no trainer. */
  readonly trainer: string | null;
  readonly dayRate: number | null;
  readonly travel: number | null;
  /** The number of sessions. */
  readonly days: number;
}

interface ClassToTeach {
  readonly id: string;
  /** The version of the class. A new version fetches the impact again. */
  readonly version: number;
}

/**
 * Fetches, after a pause in typing, the people and the orders that an agreement with the trainer of a class would affect.
 *
 * @param agreement null while nothing has changed. Then nothing is fetched.
 */
export function useAgreedImpact({ id, version }: ClassToTeach, agreement: Agreement | null): ImpactRequest {
  const { data, answered, failed, load } = useQueryOnDemand<useAgreedImpactQuery>(
    graphql`
      query useAgreedImpactQuery($id: ID!, $trainer: ID, $agreed: AgreedWorkInput!) {
        trainingClass(id: $id) {
          id
          impactOfTrainer(trainer: $trainer, agreed: $agreed) {
            ...ImpactList_impact
          }
        }
      }
    `,
    { fresh: true },
  );
  const typed = JSON.stringify(agreement);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version of the class changes the answer
  const variables = useMemo(() => {
    const parsed = JSON.parse(typed) as Agreement | null;
    if (parsed === null) return null;
    const { trainer, ...agreed } = parsed;
    return { id, trainer, agreed };
  }, [typed, id, version]);
  useAskAfterPause(variables, load);
  const current = data && JSON.stringify(answered) === JSON.stringify(variables) ? data : null;
  return {
    impacts: current ? (current.trainingClass?.impactOfTrainer ?? []) : null,
    failed,
    refetch: () => variables && load(variables),
  };
}
