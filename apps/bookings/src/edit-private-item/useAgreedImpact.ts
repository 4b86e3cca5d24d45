import { type ImpactRequest, useImpact } from '@console/core-web';
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
  readonly version: number;
}

/**
 * Fetches, after a pause in typing, the people and the orders that an agreement with the trainer of a class would affect.
 *
 * @param agreement null while nothing has changed. Then nothing is fetched.
 */
export function useAgreedImpact({ id, version }: ClassToTeach, agreement: Agreement | null): ImpactRequest {
  return useImpact<useAgreedImpactQuery>(
    graphql`
      query useAgreedImpactQuery($id: ID!, $trainer: ID, $agreed: AgreedWorkInput!) {
        of: trainingClass(id: $id) {
          id
          impact: impactOfTrainer(trainer: $trainer, agreed: $agreed) {
            ...ImpactList_impact
          }
        }
      }
    `,
    agreement && variablesOf(id, agreement),
    version,
    true,
  );
}

const variablesOf = (id: string, { trainer, ...agreed }: Agreement) => ({ id, trainer, agreed });
