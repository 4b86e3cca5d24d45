import type { Option } from '@console/design-system/autocomplete';
import { type PickerList, pageOf } from '@console/pickers';
import { graphql, readInlineData } from 'react-relay';
import type { bookingsOfCustomer_booking$key } from './__generated__/bookingsOfCustomer_booking.graphql.ts';
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
            ...bookingsOfCustomer_booking
          }
        }
        pageInfo {
          hasNextPage
        }
      }
    }
  `,
  among: { customer },
  options: ({ bookings }) => pageOf(bookings, bookingOption),
  chosen: graphql`
    query bookingsOfCustomerChosenQuery($id: ID!) {
      booking(id: $id) {
        ...bookingsOfCustomer_booking
      }
    }
  `,
  chosenOption: ({ booking }) => booking && bookingOption(booking),
});

function bookingOption(key: bookingsOfCustomer_booking$key): Option {
  const { id, reference, title } = readInlineData(
    graphql`
      fragment bookingsOfCustomer_booking on Booking @inline {
        id
        reference
        title
      }
    `,
    key,
  );
  return { value: id, label: `${reference} ${title}` };
}
