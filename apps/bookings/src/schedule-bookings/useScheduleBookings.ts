import { useQueryOnDemand } from '@console/relay';
import { useCallback, useEffect, useState } from 'react';
import { graphql } from 'react-relay';
import type { ScheduleBookingsPanelQuery$data } from './__generated__/ScheduleBookingsPanelQuery.graphql.ts';
import type { useScheduleBookingsQuery } from './__generated__/useScheduleBookingsQuery.graphql.ts';

type ClassOfSchedule = NonNullable<NonNullable<ScheduleBookingsPanelQuery$data['publicSchedule']>['trainingClass']>;

/** The number of bookings on one page of the panel. */
export const PAGE = 50;

/** The pages of a class's bookings. The first comes with the panel, the others are loaded when they are opened. */
export function useScheduleBookings({ id, bookingItems: first }: Pick<ClassOfSchedule, 'id' | 'bookingItems'>) {
  // The cursors of the pages that lead to the open one. Empty on the first page.
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const { data, answered, failed, load } = useQueryOnDemand<useScheduleBookingsQuery>(
    graphql`
      query useScheduleBookingsQuery($class: ID!, $after: String!) {
        trainingClass(id: $class) {
          bookingItems(first: 50, after: $after) {
            edges {
              node {
                id
                ...scheduleBookingColumns_item
              }
            }
            pageInfo {
              endCursor
              hasNextPage
            }
          }
        }
      }
    `,
    { follow: true },
  );
  const after = cursors.at(-1);
  const loadPage = useCallback(() => {
    if (after !== undefined) load({ class: id, after });
  }, [id, after, load]);
  useEffect(loadPage, [loadPage]);
  const later = after === answered?.after ? data?.trainingClass?.bookingItems : undefined;
  const page = after === undefined ? first : later;
  const endCursor = page?.pageInfo.endCursor;
  return {
    /** Undefined while a page loads, and when it could not be loaded. */
    items: page?.edges.map(({ node }) => node),
    failed: failed && !page,
    /** Loads the page again after a failure. */
    retry: loadPage,
    offset: cursors.length * PAGE,
    previous: cursors.length > 0 ? () => setCursors(cursors.slice(0, -1)) : null,
    next: page?.pageInfo.hasNextPage && endCursor ? () => setCursors([...cursors, endCursor]) : null,
  };
}
