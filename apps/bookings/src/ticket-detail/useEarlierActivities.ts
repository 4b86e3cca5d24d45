import { useQueryOnDemand } from '@console/relay';
import { useState } from 'react';
import { graphql } from 'react-relay';
import type { useEarlierActivitiesQuery } from './__generated__/useEarlierActivitiesQuery.graphql.ts';

/** How many activities each press adds to the 50 that the page shows. */
const STEP = 50;

/**
 * Loads more activities of a ticket than the page shows: always the latest ones, so that a colleague's post appears among
 * them too (docs/decisions/0084).
 */
export function useEarlierActivities(id: string) {
  const { data, loading, failed, load } = useQueryOnDemand<useEarlierActivitiesQuery>(
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
  const [asked, setAsked] = useState(STEP);
  return {
    activities: data?.ticket?.activities,
    loading,
    failed,
    load: () => {
      const last = asked + STEP;
      setAsked(last);
      load({ id, last });
    },
  };
}
