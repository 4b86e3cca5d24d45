import { type PickerList, pageOf } from '@console/pickers';
import { graphql } from 'react-relay';
import type { subjectsChosenQuery } from './__generated__/subjectsChosenQuery.graphql.ts';
import type { subjectsSearchQuery } from './__generated__/subjectsSearchQuery.graphql.ts';
import { subjectOption } from './subjectOption.ts';

/** Subjects, searched by title (FRM-06, C§7). */
export const subjects: PickerList<subjectsSearchQuery, subjectsChosenQuery> = {
  search: graphql`
    query subjectsSearchQuery($search: String) {
      subjects(first: 500, title: $search, order: [{ title: ASC }]) {
        edges {
          node {
            ...subjectOption_subject
          }
        }
        pageInfo {
          hasNextPage
        }
      }
    }
  `,
  options: ({ subjects }) => pageOf(subjects, subjectOption),
  chosen: graphql`
    query subjectsChosenQuery($id: ID!) {
      subject(id: $id) {
        ...subjectOption_subject
      }
    }
  `,
  chosenOption: ({ subject }) => subject && subjectOption(subject),
};
