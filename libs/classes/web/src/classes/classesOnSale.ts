import { type PickerList, pageOf } from '@console/pickers';
import { graphql } from 'react-relay';
import type { classesOnSaleChosenQuery } from './__generated__/classesOnSaleChosenQuery.graphql.ts';
import type { classesOnSaleSearchQuery } from './__generated__/classesOnSaleSearchQuery.graphql.ts';
import { classOnSaleOption } from './classOnSaleOption.ts';

/**
 * The public classes whose seats are sold, searched by reference or title, the next one first (O§9: 500).
 *
 * @param now a moment: classes that have ended before are left out.
 */
export function classesOnSale(now: string): PickerList<classesOnSaleSearchQuery, classesOnSaleChosenQuery> {
  return {
    search: graphql`
      query classesOnSaleSearchQuery($search: String, $now: String!) {
        trainingClasses(
          first: 500, search: $search, public: true, status_list: [provisional, confirmed], endsAt: [{ after: $now }]
          order: [{ startsAt: ASC }]
        ) {
          edges {
            node {
              ...classOnSaleOption_class
            }
          }
          pageInfo {
            hasNextPage
          }
        }
      }
    `,
    among: { now },
    options: ({ trainingClasses }) => pageOf(trainingClasses, classOnSaleOption),
    chosen: graphql`
      query classesOnSaleChosenQuery($id: ID!) {
        trainingClass(id: $id) {
          ...classOnSaleOption_class
        }
      }
    `,
    chosenOption: ({ trainingClass }) => trainingClass && classOnSaleOption(trainingClass),
  };
}
