import { type PickerList, pageOf } from '@console/pickers';
import { graphql } from 'react-relay';
import type { coursesChosenQuery } from './__generated__/coursesChosenQuery.graphql.ts';
import type { teachableCoursesSearchQuery } from './__generated__/teachableCoursesSearchQuery.graphql.ts';
import { courseOption } from './courseOption.ts';
import { courses } from './courses.ts';

/** The courses with a published version that a trainer does not teach yet. */
export function teachableCoursesOf(trainer: string): PickerList<teachableCoursesSearchQuery, coursesChosenQuery> {
  return {
    ...courses,
    search: graphql`
      query teachableCoursesSearchQuery($trainer: ID!, $search: String) {
        courses(
          first: 500
          title: $search
          notTaughtBy: $trainer
          exists: [{ publishedCourseVersion: true }]
          order: [{ title: ASC }]
        ) {
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
    among: { trainer },
    emptyMessage: 'No published course matches that the trainer does not teach yet.',
    options: ({ courses: able }) => pageOf(able, courseOption),
  };
}
