import { useDeferredQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { useCourseTeachingQuery } from './__generated__/useCourseTeachingQuery.graphql.ts';

/** Loads the course's next classes and its active trainers after the page. */
export function useCourseTeaching() {
  return useDeferredQuery<useCourseTeachingQuery>(
    graphql`
      query useCourseTeachingQuery($id: ID!, $now: String!) @preloadable {
        trainingClasses(
          first: 50, course: $id, startsAt: [{ after: $now }], status_list: [provisional, confirmed]
          order: [{ startsAt: ASC }]
        ) {
          edges {
            node {
              id
              reference
              status
              startsAt
            }
          }
          totalCount
        }
        trainers(first: 50, course: $id, status: active) {
          edges {
            node {
              id
              contact {
                fullName
              }
            }
          }
          totalCount
        }
      }
    `,
    'teaching',
  );
}
