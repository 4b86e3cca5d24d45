import type { Option } from '@console/design-system/autocomplete';
import { type PickerList, pageOf } from '@console/pickers';
import { graphql, readInlineData } from 'react-relay';
import type { allBookings_booking$key } from './__generated__/allBookings_booking.graphql.ts';
import type { allBookingsChosenQuery } from './__generated__/allBookingsChosenQuery.graphql.ts';
import type { allBookingsSearchQuery } from './__generated__/allBookingsSearchQuery.graphql.ts';

/** Bookings in every state, searched by reference, title or customer: the latest 500 (O§9). */
export const allBookings: PickerList<allBookingsSearchQuery, allBookingsChosenQuery> = {
  search: graphql`
    query allBookingsSearchQuery($search: String) {
      bookings(first: 500, search: $search, order: [{ bookedAt: DESC }]) {
        edges {
          node {
            ...allBookings_booking
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
        ...allBookings_booking
      }
    }
  `,
  chosenOption: ({ booking }) => booking && bookingOption(booking),
};

/** A booking as an option: reference and title, with its customer. */
export function bookingOption(key: allBookings_booking$key): Option {
  const { id, reference, title, customer } = readInlineData(
    graphql`
      fragment allBookings_booking on Booking @inline {
        id
        reference
        title
        customer {
          name
        }
      }
    `,
    key,
  );
  return { value: id, label: `${reference} ${title}`, detail: customer.name };
}
