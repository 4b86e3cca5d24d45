import { type PickerList, pageOf } from '@console/pickers';
import { graphql } from 'react-relay';
import type { courseTrainersSearchQuery } from './__generated__/courseTrainersSearchQuery.graphql.ts';
import type { trainersChosenQuery } from './__generated__/trainersChosenQuery.graphql.ts';
import { trainerOption } from './trainerOption.ts';
import { trainers } from './trainers.ts';

/**
 * The active trainers who teach a course, found as any trainer.
 *
 * @param course its id.
 */
export function courseTrainersOf(course: string): PickerList<courseTrainersSearchQuery, trainersChosenQuery> {
  return {
    ...trainers,
    search: graphql`
      query courseTrainersSearchQuery($course: ID!, $search: String) {
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
    options: ({ trainers: teaching }) => pageOf(teaching, trainerOption),
  };
}
