import type { Option } from '@console/design-system/autocomplete';
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
 * The active trainers who teach the course of a class. For a trainer who is busy at its times, the option's detail
 * names the other class.
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
        }
      }
    `,
    among: { course, class: id },
    options: ({ trainers: able, trainingClass }) => {
      const busy = new Map(trainingClass?.busyTrainers.map((one) => [one.trainer, one]));
      return pageOf(able, (key) => {
        const option = trainerOption(key);
        const taken = busy.get(option.value);
        return taken ? busyOption(option, taken) : option;
      });
    },
  };
}

type BusyTrainer = NonNullable<courseTrainersSearchQuery$data['trainingClass']>['busyTrainers'][number];

/** The reason comes before the email, because the line may be cut. */
function busyOption(option: Option, { reference, startsAt }: BusyTrainer): Option {
  const words = `Teaches ${reference} on ${formatDate(startsAt)}`;
  return { ...option, detail: [words, option.detail].filter(Boolean).join(' · ') };
}
