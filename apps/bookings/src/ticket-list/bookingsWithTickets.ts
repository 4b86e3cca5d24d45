import type { Option } from '@console/design-system/autocomplete';
import { type PickerList, pageOf } from '@console/pickers';
import { graphql, readInlineData } from 'react-relay';
import type { bookingsWithTickets_booking$key } from './__generated__/bookingsWithTickets_booking.graphql.ts';
import type { bookingsWithTicketsChosenQuery } from './__generated__/bookingsWithTicketsChosenQuery.graphql.ts';
import type { bookingsWithTicketsSearchQuery } from './__generated__/bookingsWithTicketsSearchQuery.graphql.ts';

/** Bookings that may have tickets, searched by reference, title or customer: the latest 500. */
export const bookingsWithTickets: PickerList<bookingsWithTicketsSearchQuery, bookingsWithTicketsChosenQuery> = {
  search: graphql`
    query bookingsWithTicketsSearchQuery($search: String) {
      bookings(first: 500, search: $search, order: [{ bookedAt: DESC }]) {
        edges {
          node {
            ...bookingsWithTickets_booking
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
    query bookingsWithTicketsChosenQuery($id: ID!) {
      booking(id: $id) {
        ...bookingsWithTickets_booking
      }
    }
  `,
  chosenOption: ({ booking }) => booking && bookingOption(booking),
};

function bookingOption(key: bookingsWithTickets_booking$key): Option {
  const { id, reference, title, customer } = readInlineData(
    graphql`
      fragment bookingsWithTickets_booking on Booking @inline {
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
