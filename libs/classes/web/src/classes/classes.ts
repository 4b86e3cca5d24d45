import { type PickerList, pageOf } from '@console/pickers';
import { graphql } from 'react-relay';
import type { classesChosenQuery } from './__generated__/classesChosenQuery.graphql.ts';
import type { classesSearchQuery } from './__generated__/classesSearchQuery.graphql.ts';
import { classOption } from './classOption.ts';

/** The classes that are not canceled, searched by reference, title, place, course or trainer, the latest first (O§9: 500). */
export const classes: PickerList<classesSearchQuery, classesChosenQuery> = {
  search: graphql`
    query classesSearchQuery($search: String) {
      trainingClasses(
        first: 500, search: $search, status_list: [provisional, confirmed, postponed, delivered]
        order: [{ startsAt: DESC }]
      ) {
        edges {
          node {
            ...classOption_class
          }
        }
        pageInfo {
          hasNextPage
        }
      }
    }
  `,
  emptyMessage: 'No class matches. Canceled classes are not searched.',
  options: ({ trainingClasses }) => pageOf(trainingClasses, classOption),
  chosen: graphql`
    query classesChosenQuery($id: ID!) {
      trainingClass(id: $id) {
        ...classOption_class
      }
    }
  `,
  chosenOption: ({ trainingClass }) => trainingClass && classOption(trainingClass),
};
