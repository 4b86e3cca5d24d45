import { type PickerList, pageOf } from '@console/pickers';
import { graphql } from 'react-relay';
import type { availableContactsSearchQuery } from './__generated__/availableContactsSearchQuery.graphql.ts';
import type { contactsChosenQuery } from './__generated__/contactsChosenQuery.graphql.ts';
import { contactOption } from './contactOption.ts';
import { contactsOf } from './contacts.ts';

/**
 * The contacts of a booking's customer that the booking does not have yet, searched like all contacts of the customer
 * (O§7).
 *
 * @param booking the booking's id.
 * @param customer the id of its customer.
 */
export function availableContactsOf(
  booking: string,
  customer: string,
): PickerList<availableContactsSearchQuery, contactsChosenQuery> {
  return {
    ...contactsOf(customer),
    search: graphql`
      query availableContactsSearchQuery($booking: ID!, $search: String) {
        availableBookingCustomerContacts(first: 500, booking: $booking, search: $search) {
          edges {
            node {
              ...contactOption_contact
            }
          }
          pageInfo {
            hasNextPage
          }
        }
      }
    `,
    among: { booking },
    emptyMessage: 'No contact of this customer matches that is not in the booking yet.',
    options: ({ availableBookingCustomerContacts: available }) => pageOf(available, contactOption),
  };
}
