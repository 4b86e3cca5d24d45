import { unavailableWords } from '@console/classes-contracts';
import { formatDate } from '@console/format';
import { type PickerList, pageOf } from '@console/pickers';
import { graphql } from 'react-relay';
import type {
  courseTrainersSearchQuery,
  courseTrainersSearchQuery$data,
} from './__generated__/courseTrainersSearchQuery.graphql.ts';
import type { trainersChosenQuery } from './__generated__/trainersChosenQuery.graphql.ts';
import { trainerOption } from './trainerOption.ts';
import { trainers } from './trainers.ts';

/** The ids of a class that needs a trainer, and of its course. */
export interface TaughtClass {
  readonly id: string;
  readonly course: string;
}

/**
 * The active trainers who teach the course of a class. For a trainer who is busy or unavailable at its times, the
 * option's detail says so.
 */
export function courseTrainersOf({
  id,
  course,
}: TaughtClass): PickerList<courseTrainersSearchQuery, trainersChosenQuery> {
  return {
    ...trainers,
    search: graphql`
      query courseTrainersSearchQuery($course: ID!, $class: ID!, $search: String) {
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
        trainingClass(id: $class) {
          busyTrainers {
            trainer
            reference
            startsAt
          }
          unavailableTrainers {
            trainer
            fromDay
            toDay
            note
          }
        }
      }
    `,
    among: { course, class: id },
    emptyMessage: 'No active trainer who teaches this course matches.',
    options: ({ trainers: able, trainingClass }) => {
      const away = trainingClass?.unavailableTrainers.map((one): [string, string] => [
        one.trainer,
        unavailableWords(one),
      ]);
      const busy = trainingClass?.busyTrainers.map((one): [string, string] => [one.trainer, busyWords(one)]);
      const words = new Map([...(away ?? []), ...(busy ?? [])]);
      return pageOf(able, (key) => {
        const option = trainerOption(key);
        // The reason comes before the email, because the line may be cut.
        return { ...option, detail: [words.get(option.value), option.detail].filter(Boolean).join(' · ') || undefined };
      });
    },
  };
}

type BusyTrainer = NonNullable<courseTrainersSearchQuery$data['trainingClass']>['busyTrainers'][number];

const busyWords = ({ reference, startsAt }: BusyTrainer) => `Teaches ${reference} on ${formatDate(startsAt)}`;
