import { type PickerList, pageOf } from '@console/pickers';
import { graphql } from 'react-relay';
import type { trainersChosenQuery } from './__generated__/trainersChosenQuery.graphql.ts';
import type { trainersOfCourseSearchQuery } from './__generated__/trainersOfCourseSearchQuery.graphql.ts';
import { trainerOption } from './trainerOption.ts';
import { trainers } from './trainers.ts';

/**
 * The active trainers who teach a course.
 *
 * @param course the course's id: `courses/01J…`.
 */
export function trainersOfCourse(course: string): PickerList<trainersOfCourseSearchQuery, trainersChosenQuery> {
  return {
    ...trainers,
    search: graphql`
      query trainersOfCourseSearchQuery($course: ID!, $search: String) {
        trainers(first: 500, course: $course, status: active, name: $search, order: [{ contact_fullName: ASC }]) {
          edges {
            node {
              ...trainerOption_trainer
            }
          }
          pageInfo {
            hasNextPage
          }
        }
      }
    `,
    among: { course },
    emptyMessage: 'No active trainer who teaches this course matches.',
    options: ({ trainers: able }) => pageOf(able, trainerOption),
  };
}
