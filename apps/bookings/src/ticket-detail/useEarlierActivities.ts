import { useQueryOnDemand } from '@console/relay';
import { graphql } from 'react-relay';
import type { useEarlierActivitiesQuery } from './__generated__/useEarlierActivitiesQuery.graphql.ts';

/** How many of the latest activities each press shows. The page begins with 50, and the server answers with at most 500. */
const STEPS = [100, 200, 500];

/**
 * Loads more activities of a ticket than the page shows: always the latest ones, so that a colleague's post appears among
 * them too (docs/decisions/0084).
 */
export function useEarlierActivities(id: string) {
  const { data, answered, loading, failed, load } = useQueryOnDemand<useEarlierActivitiesQuery>(
    graphql`
      query useEarlierActivitiesQuery($id: ID!, $last: Int!) {
        ticket(id: $id) {
          activities(last: $last) {
            pageInfo {
              hasPreviousPage
            }
            ...TicketActivities_activities
          }
        }
      }
    `,
    { follow: true, fresh: true },
  );
  const displayed = answered?.last ?? 0;
  const next = STEPS.find((last) => last > displayed);
  return {
    activities: data?.ticket?.activities,
    loading,
    failed,
    /** Undefined when the most that the server answers with is displayed. */
    load: next && (() => load({ id, last: next })),
  };
}
