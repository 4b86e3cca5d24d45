import { useDeferredQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { useBookingCountsQuery } from './__generated__/useBookingCountsQuery.graphql.ts';

export interface BookingCounts {
  /** The bookings that match the filters; null until they are counted. */
  readonly matching: number | null;
  /** All bookings there are; null until they are counted. */
  readonly all: number | null;
}

/** Counts the list's bookings, after its rows have arrived. */
export function useBookingCounts(): BookingCounts {
  const { data } = useDeferredQuery<useBookingCountsQuery>(
    graphql`
      query useBookingCountsQuery(
        $bookedAt: [BookingFilter_bookedAt!]
        $customer: ID
        $status: [BookingStatus!]
        $accountManager: [ID!]
        $search: String
        $filtered: Boolean!
      ) @preloadable {
        matching: bookings(
          bookedAt: $bookedAt
          customer: $customer
          status_list: $status
          accountManager_list: $accountManager
          search: $search
        ) @include(if: $filtered) {
          totalCount
        }
        all: bookings {
          totalCount
        }
      }
    `,
    'count',
  );
  const all = data?.all.totalCount ?? null;
  return { matching: data?.matching?.totalCount ?? all, all };
}
