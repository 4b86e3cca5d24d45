import type { CountQuery } from '@console/lists';
import { graphql } from 'react-relay';
import type { classCountsQuery } from './__generated__/classCountsQuery.graphql.ts';

/** Counts sessions or classes, as the list shows them. A period is always chosen, so "all" means all of that period. */
export const classCounts: CountQuery<classCountsQuery> = {
  query: graphql`
    query classCountsQuery(
      $schedule: Boolean!, $from: String!, $until: String!, $public: Boolean, $status: [TrainingClassStatus!]
      $trainer: ID, $brand: ID
      $filtered: Boolean!, $total: Boolean!
    ) @preloadable {
      ... @include(if: $schedule) {
        sessions: trainingSessions(
          startsAt: [{ after: $from, before: $until }]
          trainingClass_public: $public, trainingClass_status_list: $status
          trainingClass_trainer: $trainer, trainingClass_brand: $brand
        ) @include(if: $filtered) { totalCount }
        allSessions: trainingSessions(startsAt: [{ after: $from, before: $until }]) @include(if: $total) { totalCount }
      }
      ... @skip(if: $schedule) {
        classes: trainingClasses(
          startsAt: [{ after: $from, before: $until }]
          public: $public, status_list: $status, trainer: $trainer, brand: $brand
        ) @include(if: $filtered) { totalCount }
        allClasses: trainingClasses(startsAt: [{ after: $from, before: $until }]) @include(if: $total) { totalCount }
      }
    }
  `,
  read: ({ sessions, allSessions, classes, allClasses }) => ({
    matching: (sessions ?? classes)?.totalCount,
    all: (allSessions ?? allClasses)?.totalCount,
  }),
};
