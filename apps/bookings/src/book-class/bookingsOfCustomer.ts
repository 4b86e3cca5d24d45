import { type PickerList, pageOf } from '@console/pickers';
import { graphql } from 'react-relay';
import { bookingOption } from '../booking-picker/bookingOption.ts';
import type { bookingsOfCustomerChosenQuery } from './__generated__/bookingsOfCustomerChosenQuery.graphql.ts';
import type { bookingsOfCustomerSearchQuery } from './__generated__/bookingsOfCustomerSearchQuery.graphql.ts';

/** Bookings of a customer that take items: the latest 500 (O§9). Keep the list with `useMemo`. */
export const bookingsOfCustomer = (
  customer: string,
): PickerList<bookingsOfCustomerSearchQuery, bookingsOfCustomerChosenQuery> => ({
  search: graphql`
    query bookingsOfCustomerSearchQuery($search: String, $customer: ID!) {
      bookings(
        first: 500
        search: $search
        customer: $customer
        status_list: [draft, confirmed]
        order: [{ bookedAt: DESC }]
      ) {
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
  among: { customer },
  emptyMessage: 'No draft or confirmed booking of this customer matches.',
  options: ({ bookings }) => pageOf(bookings, bookingOption),
  chosen: graphql`
    query bookingsOfCustomerChosenQuery($id: ID!) {
      booking(id: $id) {
        ...bookingOption_booking
      }
    }
  `,
  chosenOption: ({ booking }) => booking && bookingOption(booking),
});
