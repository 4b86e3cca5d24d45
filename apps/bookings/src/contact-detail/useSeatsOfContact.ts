import { useQueryOnDemand } from '@console/relay';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { useSeatsOfContact_seats$key } from './__generated__/useSeatsOfContact_seats.graphql.ts';
import type { useSeatsOfContactQuery } from './__generated__/useSeatsOfContactQuery.graphql.ts';

/**
 * The seats of a contact, 50 at a time: those of the page's query first, and then the earlier ones that are asked for. Each
 * part follows live while it is on screen.
 *
 * @param latest the latest seats, of the page's query.
 */
export function useSeatsOfContact(id: string, latest: useSeatsOfContact_seats$key) {
  const { data, loading, failed, load } = useQueryOnDemand<useSeatsOfContactQuery>(
    graphql`
      query useSeatsOfContactQuery($id: ID!, $after: String!) {
        customerContact(id: $id) {
          id
          attendees(first: 50, after: $after) {
            ...useSeatsOfContact_seats
          }
        }
      }
    `,
    { fresh: true, follow: true },
  );
  const [isEarlier, setEarlier] = useState(false);
  const earlier = isEarlier ? (data?.customerContact?.attendees ?? null) : null;
  const displayed: useSeatsOfContact_seats$key = earlier ?? latest;
  const { edges, totalCount, pageInfo } = useFragment(
    graphql`
      fragment useSeatsOfContact_seats on AttendeeCursorConnection {
        edges {
          node {
            id
            attendances
            trainingSeatReservation {
              seatNumber
              bookingItem {
                status
                booking {
                  id
                  reference
                }
                class {
                  id
                  title
                  startsAt
                }
              }
            }
          }
        }
        totalCount
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    `,
    displayed,
  );
  const { endCursor } = pageInfo;
  return {
    seats: edges.map(({ node }) => node),
    totalCount,
    isEarlier: earlier !== null,
    loading,
    failed,
    /** Null on the last part. */
    showEarlier:
      pageInfo.hasNextPage && endCursor
        ? () => {
            setEarlier(true);
            load({ id, after: endCursor });
          }
        : null,
    showLatest: () => setEarlier(false),
  };
}
