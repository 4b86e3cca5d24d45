import { Pager } from '@console/design-system/pager';
import { pagerOf } from '@console/platform/list';
import { graphql, useFragment } from 'react-relay';
import type { BookingListPager_bookings$key } from './__generated__/BookingListPager_bookings.graphql.ts';
import { type BookingListControls, bookingList } from './bookingListFilters.ts';

export interface BookingListPagerProps {
  readonly bookings: BookingListPager_bookings$key;
  readonly list: BookingListControls;
  /** How many bookings match; null until they are counted. */
  readonly matching: number | null;
}

/** Where in the list this page is, and the ways to the others. */
export function BookingListPager({ bookings: key, list, matching }: BookingListPagerProps) {
  const { edges, pageInfo } = useFragment(
    graphql`
      fragment BookingListPager_bookings on BookingCursorConnection {
        edges {
          cursor
        }
        pageInfo {
          startCursor
          endCursor
          hasNextPage
          hasPreviousPage
        }
      }
    `,
    key,
  );
  return <Pager {...pagerOf(list, bookingList.sizes, { pageInfo, rows: edges.length, matching })} />;
}
