import type { Option } from '@console/design-system/autocomplete';
import { type PickerList, pageOf } from '@console/pickers';
import { graphql, readInlineData } from 'react-relay';
import type { bookingsToAddTo_booking$key } from './__generated__/bookingsToAddTo_booking.graphql.ts';
import type { bookingsToAddToChosenQuery } from './__generated__/bookingsToAddToChosenQuery.graphql.ts';
import type { bookingsToAddToSearchQuery } from './__generated__/bookingsToAddToSearchQuery.graphql.ts';

/** Bookings that take items, searched by reference, title or customer: the latest 500 (O§9). */
export const bookingsToAddTo: PickerList<bookingsToAddToSearchQuery, bookingsToAddToChosenQuery> = {
  search: graphql`
    query bookingsToAddToSearchQuery($search: String) {
      bookings(first: 500, search: $search, status_list: [draft, confirmed], order: [{ bookedAt: DESC }]) {
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
  chosen: graphql`
    query bookingsToAddToChosenQuery($id: ID!) {
      booking(id: $id) {
        ...bookingsToAddTo_booking
      }
    }
  `,
  chosenOption: ({ booking }) => booking && bookingOption(booking),
};

/** A booking as an option: reference and title, with its customer. */
export function bookingOption(key: bookingsToAddTo_booking$key): Option {
  const { id, reference, title, customer } = readInlineData(
    graphql`
      fragment bookingsToAddTo_booking on Booking @inline {
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
