import { type PickerList, pageOf } from '@console/pickers';
import { graphql } from 'react-relay';
import type { suppliersChosenQuery } from './__generated__/suppliersChosenQuery.graphql.ts';
import type { suppliersSearchQuery } from './__generated__/suppliersSearchQuery.graphql.ts';
import { supplierOption } from './supplierOption.ts';

/** Searches suppliers by name, one second after the last key. Returns the first 500 (FRM-06, O§7, O§9). */
export const suppliers: PickerList<suppliersSearchQuery, suppliersChosenQuery> = {
  search: graphql`
    query suppliersSearchQuery($search: String) {
      suppliers(first: 500, name: $search, order: [{ name: ASC }]) {
        edges {
          node {
            ...supplierOption_supplier
          }
        }
        pageInfo {
          hasNextPage
        }
      }
    }
  `,
  options: ({ suppliers }) => pageOf(suppliers, supplierOption),
  chosen: graphql`
    query suppliersChosenQuery($id: ID!) {
      supplier(id: $id) {
        ...supplierOption_supplier
      }
    }
  `,
  chosenOption: ({ supplier }) => supplier && supplierOption(supplier),
  debounce: 1000,
};
