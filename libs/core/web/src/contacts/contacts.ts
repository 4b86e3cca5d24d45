import { type PickerList, pageOf } from '@console/pickers';
import { graphql } from 'react-relay';
import type { contactsChosenQuery } from './__generated__/contactsChosenQuery.graphql.ts';
import type { contactsSearchQuery } from './__generated__/contactsSearchQuery.graphql.ts';
import { contactOption } from './contactOption.ts';

/**
 * The contacts of a customer, searched by name or email. The search starts one second after the last key and finds
 * the first 500 (FRM-06, O§7, O§9).
 *
 * @param customer the customer's id. Null for the contacts of all customers.
 */
export function contactsOf(customer: string | null): PickerList<contactsSearchQuery, contactsChosenQuery> {
  return {
    search: graphql`
      query contactsSearchQuery($customer: ID, $search: String) {
        customerContacts(first: 500, customer: $customer, search: $search, order: [{ fullName: ASC }]) {
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
    among: { customer },
    emptyMessage: customer === null ? undefined : 'No contact of this customer matches.',
    options: ({ customerContacts }) => pageOf(customerContacts, contactOption),
    chosen: graphql`
      query contactsChosenQuery($id: ID!) {
        customerContact(id: $id) {
          ...contactOption_contact
        }
      }
    `,
    chosenOption: ({ customerContact }) => customerContact && contactOption(customerContact),
    debounce: 1000,
  };
}
