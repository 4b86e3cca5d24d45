import { type PickerList, pageOf } from '@console/pickers';
import { graphql } from 'react-relay';
import type { customersChosenQuery } from './__generated__/customersChosenQuery.graphql.ts';
import type { customersSearchQuery } from './__generated__/customersSearchQuery.graphql.ts';
import { customerOption } from './customerOption.ts';

/** Customers, searched by name or reference: the first 500 (FRM-06, O§9). */
export const customers: PickerList<customersSearchQuery, customersChosenQuery> = {
  search: graphql`
    query customersSearchQuery($search: String) {
      customers(first: 500, search: $search, order: [{ name: ASC }]) {
        edges {
          node {
            ...customerOption_customer
          }
        }
        pageInfo {
          hasNextPage
        }
      }
    }
  `,
  options: ({ customers }) => pageOf(customers, customerOption),
  chosen: graphql`
    query customersChosenQuery($id: ID!) {
      customer(id: $id) {
        ...customerOption_customer
      }
    }
  `,
  chosenOption: ({ customer }) => customer && customerOption(customer),
};
