import { type PickerList, pageOf } from '@console/pickers';
import { graphql } from 'react-relay';
import type { brandsChosenQuery } from './__generated__/brandsChosenQuery.graphql.ts';
import type { brandsSearchQuery } from './__generated__/brandsSearchQuery.graphql.ts';
import { brandOption } from './brandOption.ts';

/** All brands, up to 50 (FRM-06, O§7). */
export const brands: PickerList<brandsSearchQuery, brandsChosenQuery> = {
  search: graphql`
    query brandsSearchQuery($search: String) {
      brands(first: 50, name: $search, order: [{ name: ASC }]) {
        edges {
          node {
            ...brandOption_brand
          }
        }
        pageInfo {
          hasNextPage
        }
      }
    }
  `,
  options: ({ brands }) => pageOf(brands, brandOption),
  chosen: graphql`
    query brandsChosenQuery($id: ID!) {
      brand(id: $id) {
        ...brandOption_brand
      }
    }
  `,
  chosenOption: ({ brand }) => brand && brandOption(brand),
};
