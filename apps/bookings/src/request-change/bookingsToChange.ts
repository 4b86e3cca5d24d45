import { type PickerList, pageOf } from '@console/pickers';
import { graphql } from 'react-relay';
import type { bookingsToAddToChosenQuery } from '../sell-seats/__generated__/bookingsToAddToChosenQuery.graphql.ts';
import { bookingOption, bookingsToAddTo } from '../sell-seats/bookingsToAddTo.ts';
import type { bookingsToChangeSearchQuery } from './__generated__/bookingsToChangeSearchQuery.graphql.ts';

/** Bookings in every state, searched by reference, title or customer: the latest 500 (O§9). */
export const bookingsToChange: PickerList<bookingsToChangeSearchQuery, bookingsToAddToChosenQuery> = {
  ...bookingsToAddTo,
  search: graphql`
    query bookingsToChangeSearchQuery($search: String) {
      bookings(first: 500, search: $search, order: [{ bookedAt: DESC }]) {
        edges {
          node {
            ...bookingsToAddTo_booking
          }
        }
        pageInfo {
          hasNextPage
        }
      }
    }
  `,
  options: ({ bookings }) => pageOf(bookings, bookingOption),
};
