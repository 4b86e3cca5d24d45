import { type PickerList, pageOf } from '@console/pickers';
import { graphql } from 'react-relay';
import type { allContactsChosenQuery } from './__generated__/allContactsChosenQuery.graphql.ts';
import type { allContactsSearchQuery } from './__generated__/allContactsSearchQuery.graphql.ts';
import { contactOption } from './contactOption.ts';

/** The contacts of all customers, searched by name or email as those of one customer are: the first 500 (O§7, O§9). */
export const allContacts: PickerList<allContactsSearchQuery, allContactsChosenQuery> = {
  search: graphql`
    query allContactsSearchQuery($search: String) {
      customerContacts(first: 500, search: $search, order: [{ fullName: ASC }]) {
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
  options: ({ customerContacts }) => pageOf(customerContacts, contactOption),
  chosen: graphql`
    query allContactsChosenQuery($id: ID!) {
      customerContact(id: $id) {
        ...contactOption_contact
      }
    }
  `,
  chosenOption: ({ customerContact }) => customerContact && contactOption(customerContact),
  debounce: 1000,
};
