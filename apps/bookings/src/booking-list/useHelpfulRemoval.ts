import { useQueryOnDemand } from '@console/relay';
import { useEffect } from 'react';
import { graphql } from 'react-relay';
import type { useHelpfulRemovalQuery } from './__generated__/useHelpfulRemovalQuery.graphql.ts';
import type { BookingListState } from './bookingListFilters.ts';
import { bookingFilter } from './bookingListVariables.ts';

export interface HelpfulRemoval {
  readonly filter: 'q' | 'booked' | 'customer' | 'status' | 'accountManager';
  /** How many bookings there are without it. */
  readonly count: number;
}

/**
 * Which single filter of an empty list hides the fewest bookings; null until that is counted, or when no single one helps. That
 * a list is empty is known only when its rows are there, so this is asked then and not by the navigation.
 */
export function useHelpfulRemoval(shown: BookingListState): HelpfulRemoval | null {
  const { data, load } = useQueryOnDemand<useHelpfulRemovalQuery>(graphql`
    query useHelpfulRemovalQuery(
      $bookedAt: [BookingFilter_bookedAt!]
      $customer: ID
      $status: [BookingStatus!]
      $accountManager: [ID!]
      $search: String
      $hasText: Boolean!
      $hasBooked: Boolean!
      $hasCustomer: Boolean!
      $hasStatus: Boolean!
      $hasManager: Boolean!
    ) {
      q: bookings(bookedAt: $bookedAt, customer: $customer, status_list: $status, accountManager_list: $accountManager)
        @include(if: $hasText) {
        totalCount
      }
      booked: bookings(
        customer: $customer
        status_list: $status
        accountManager_list: $accountManager
        search: $search
      ) @include(if: $hasBooked) {
        totalCount
      }
      customer: bookings(
        bookedAt: $bookedAt
        status_list: $status
        accountManager_list: $accountManager
        search: $search
      ) @include(if: $hasCustomer) {
        totalCount
      }
      status: bookings(
        bookedAt: $bookedAt
        customer: $customer
        accountManager_list: $accountManager
        search: $search
      ) @include(if: $hasStatus) {
        totalCount
      }
      accountManager: bookings(bookedAt: $bookedAt, customer: $customer, status_list: $status, search: $search)
        @include(if: $hasManager) {
        totalCount
      }
    }
  `);
  useEffect(() => {
    load({
      ...bookingFilter(shown),
      hasText: shown.q !== '',
      hasBooked: shown.booked !== null,
      hasCustomer: shown.customer !== null,
      hasStatus: shown.status.length > 0,
      hasManager: shown.accountManager.length > 0,
    });
  }, [load, shown]);

  if (!data) return null;
  const filters = ['q', 'accountManager', 'status', 'customer', 'booked'] as const;
  return filters
    .map((filter): HelpfulRemoval => ({ filter, count: data[filter]?.totalCount ?? 0 }))
    .filter(({ count }) => count > 0)
    .reduce<HelpfulRemoval | null>((best, next) => (best && best.count <= next.count ? best : next), null);
}
