import { type PickerList, pageOf } from '@console/pickers';
import { graphql } from 'react-relay';
import type { allBookingsChosenQuery } from '../booking-picker/__generated__/allBookingsChosenQuery.graphql.ts';
import { allBookings } from '../booking-picker/allBookings.ts';
import { bookingOption } from '../booking-picker/bookingOption.ts';
import type { bookingsToAddToSearchQuery } from './__generated__/bookingsToAddToSearchQuery.graphql.ts';

/** Bookings that take items, searched by reference, title or customer: the latest 500 (O§9). */
export const bookingsToAddTo: PickerList<bookingsToAddToSearchQuery, allBookingsChosenQuery> = {
  ...allBookings,
  search: graphql`
    query bookingsToAddToSearchQuery($search: String) {
      bookings(first: 500, search: $search, status_list: [draft, confirmed], order: [{ bookedAt: DESC }]) {
        edges {
          node {
            ...bookingOption_booking
          }
        }
        pageInfo {
          hasNextPage
        }
      }
    }
  `,
  emptyMessage: 'No draft or confirmed booking matches.',
  options: ({ bookings }) => pageOf(bookings, bookingOption),
};
