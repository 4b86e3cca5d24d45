import { useQueryOnDemand } from '@console/relay';
import { useEffect } from 'react';
import { graphql } from 'react-relay';
import type { useTrainerRateQuery } from './__generated__/useTrainerRateQuery.graphql.ts';

interface Teaching {
  /** The trainer's id. Empty while none is chosen. */
  readonly trainer: string | null | undefined;
  readonly course: string | null | undefined;
}

/**
 * Loads the day rate of a trainer for a course.
 *
 * @returns the rate in pence. Null while it is not known, and when the trainer has none.
 */
export function useTrainerRate({ trainer, course }: Teaching): number | null {
  const { data, answered, load } = useQueryOnDemand<useTrainerRateQuery>(graphql`
    query useTrainerRateQuery($trainer: ID!) {
      trainer(id: $trainer) {
        id
        trainerCourses(first: 500) {
          edges {
            node {
              course {
                id
              }
              rate {
                amount
              }
            }
          }
        }
      }
    }
  `);
  useEffect(() => {
    if (trainer) load({ trainer });
  }, [trainer, load]);
  const teaches = trainer && answered?.trainer === trainer ? (data?.trainer?.trainerCourses.edges ?? []) : [];
  return teaches.find(({ node }) => node.course.id === course)?.node.rate?.amount ?? null;
}
