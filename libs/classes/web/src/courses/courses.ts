import { type PickerList, pageOf } from '@console/pickers';
import { graphql } from 'react-relay';
import type { coursesChosenQuery } from './__generated__/coursesChosenQuery.graphql.ts';
import type { coursesSearchQuery } from './__generated__/coursesSearchQuery.graphql.ts';
import { courseOption } from './courseOption.ts';

/** Courses, searched by title (FRM-06). */
export const courses: PickerList<coursesSearchQuery, coursesChosenQuery> = {
  search: graphql`
    query coursesSearchQuery($search: String) {
      courses(first: 500, title: $search, order: [{ title: ASC }]) {
        edges {
          node {
            ...courseOption_course
          }
        }
        pageInfo {
          hasNextPage
        }
      }
    }
  `,
  options: ({ courses }) => pageOf(courses, courseOption),
  chosen: graphql`
    query coursesChosenQuery($id: ID!) {
      course(id: $id) {
        ...courseOption_course
      }
    }
  `,
  chosenOption: ({ course }) => course && courseOption(course),
};
