import { type QueryOnDemand, useQueryOnDemand } from '@console/relay';
import { graphql } from 'react-relay';
import type { useLatestJobQuery } from './__generated__/useLatestJobQuery.graphql.ts';

/** Finds the viewer's newest job of a name for a record, and keeps it up to date while it is displayed. */
export function useLatestJob(): QueryOnDemand<useLatestJobQuery> {
  return useQueryOnDemand<useLatestJobQuery>(
    graphql`
      query useLatestJobQuery($name: String!, $target: ID!) {
        latestJob(name: $name, target: $target) {
          id
          version
          status
          done
          total
          result
          message
          endedAt
        }
      }
    `,
    { fresh: true, follow: true },
  );
}
