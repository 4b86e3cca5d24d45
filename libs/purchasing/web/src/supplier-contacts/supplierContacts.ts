import { type PickerList, pageOf } from '@console/pickers';
import { graphql } from 'react-relay';
import type { supplierContactsChosenQuery } from './__generated__/supplierContactsChosenQuery.graphql.ts';
import type { supplierContactsSearchQuery } from './__generated__/supplierContactsSearchQuery.graphql.ts';
import { supplierContactOption } from './supplierContactOption.ts';

/** The people who work for suppliers, searched by name or email one second after the last key (FRM-06, O§9). */
export const supplierContacts: PickerList<supplierContactsSearchQuery, supplierContactsChosenQuery> = {
  search: graphql`
    query supplierContactsSearchQuery($search: String) {
      supplierContacts(first: 500, search: $search, order: [{ fullName: ASC }]) {
        edges {
          node {
            ...supplierContactOption_person
          }
        }
        pageInfo {
          hasNextPage
        }
      }
    }
  `,
  options: ({ supplierContacts }) => pageOf(supplierContacts, supplierContactOption),
  chosen: graphql`
    query supplierContactsChosenQuery($id: ID!) {
      supplierContact(id: $id) {
        ...supplierContactOption_person
      }
    }
  `,
  chosenOption: ({ supplierContact }) => supplierContact && supplierContactOption(supplierContact),
  debounce: 1000,
};
