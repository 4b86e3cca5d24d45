import { type PickerList, pageOf } from '@console/pickers';
import { graphql } from 'react-relay';
import type { allBookingsChosenQuery } from './__generated__/allBookingsChosenQuery.graphql.ts';
import type { allBookingsSearchQuery } from './__generated__/allBookingsSearchQuery.graphql.ts';
import { bookingOption } from './bookingOption.ts';

/** Bookings in every state, searched by reference, title or customer: the latest 500 (O§9). */
export const allBookings: PickerList<allBookingsSearchQuery, allBookingsChosenQuery> = {
  search: graphql`
    query allBookingsSearchQuery($search: String) {
      bookings(first: 500, search: $search, order: [{ bookedAt: DESC }]) {
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
  options: ({ bookings }) => pageOf(bookings, bookingOption),
  chosen: graphql`
    query allBookingsChosenQuery($id: ID!) {
      booking(id: $id) {
        ...bookingOption_booking
      }
    }
  `,
  chosenOption: ({ booking }) => booking && bookingOption(booking),
};
