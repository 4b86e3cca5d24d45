import { useDeferredQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { useClassCountsQuery } from './__generated__/useClassCountsQuery.graphql.ts';

/** How many sessions, or classes, the list has. */
export interface ClassCounts {
  /** Those that match; null until they are counted. */
  readonly matching: number | null;
  /** Those of the same days without any other filter; null until they are counted. */
  readonly inPeriod: number | null;
}

/** Counts what the list shows, after its rows have arrived. */
export function useClassCounts(): ClassCounts {
  const { data } = useDeferredQuery<useClassCountsQuery>(
    graphql`
      query useClassCountsQuery(
        $schedule: Boolean!
        $from: String!
        $until: String!
        $public: Boolean
        $status: [TrainingClassStatus!]
        $trainer: ID
        $brand: ID
      ) @preloadable {
        sessions: trainingSessions(
          startsAt: [{ after: $from, before: $until }]
          trainingClass_public: $public
          trainingClass_status_list: $status
          trainingClass_trainer: $trainer
          trainingClass_brand: $brand
        ) @include(if: $schedule) {
          totalCount
        }
        sessionsInPeriod: trainingSessions(startsAt: [{ after: $from, before: $until }]) @include(if: $schedule) {
          totalCount
        }
        classes: trainingClasses(
          startsAt: [{ after: $from, before: $until }]
          public: $public
          status_list: $status
          trainer: $trainer
          brand: $brand
        ) @skip(if: $schedule) {
          totalCount
        }
        classesInPeriod: trainingClasses(startsAt: [{ after: $from, before: $until }]) @skip(if: $schedule) {
          totalCount
        }
      }
    `,
    'count',
  );
  return {
    matching: (data?.sessions ?? data?.classes)?.totalCount ?? null,
    inPeriod: (data?.sessionsInPeriod ?? data?.classesInPeriod)?.totalCount ?? null,
  };
}
