import { useQueryOnDemand } from '@console/relay';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  useSeatsOfContact_seats$data,
  useSeatsOfContact_seats$key,
} from './__generated__/useSeatsOfContact_seats.graphql.ts';
import type { useSeatsOfContactQuery } from './__generated__/useSeatsOfContactQuery.graphql.ts';

type Seat = useSeatsOfContact_seats$data['edges'][number]['node'];

const dateOf = ({ trainingSeatReservation: { bookingItem } }: Seat): string => bookingItem.class.startsAt ?? '';

/** The latest class first, classes without dates last. */
const byDate = (one: Seat, other: Seat): number => dateOf(other).localeCompare(dateOf(one));

/**
 * The seats of a contact, 50 at a time: those of the page's query first, and then the earlier ones that are asked for. Each part
 * is in the order of the class dates, and follows live while it is on screen.
 *
 * @param latest the latest seats, of the page's query.
 */
export function useSeatsOfContact(id: string, latest: useSeatsOfContact_seats$key) {
  const { data, answered, loading, failed, load } = useQueryOnDemand<useSeatsOfContactQuery>(
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
  /** The contact whose earlier seats were asked for, and an older answer, which is not shown again. Null for the latest. */
  const [asked, setAsked] = useState<{ of: string; instead: typeof answered } | null>(null);
  // The screen stays when it goes on to another contact.
  if (asked && asked.of !== id) setAsked(null);
  const earlier = asked && answered !== asked.instead ? (data?.customerContact?.attendees ?? null) : null;
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
    seats: edges.map(({ node }) => node).toSorted(byDate),
    totalCount,
    isEarlier: earlier !== null,
    loading,
    failed: failed && asked !== null,
    /** Null on the last part. */
    showEarlier:
      pageInfo.hasNextPage && endCursor
        ? () => {
            if (asked === null) setAsked({ of: id, instead: answered });
            load({ id, after: endCursor });
          }
        : null,
    showLatest: () => setAsked(null),
  };
}
