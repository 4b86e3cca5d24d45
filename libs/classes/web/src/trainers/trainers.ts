import { type PickerList, pageOf } from '@console/pickers';
import { graphql } from 'react-relay';
import type { trainersChosenQuery } from './__generated__/trainersChosenQuery.graphql.ts';
import type { trainersSearchQuery } from './__generated__/trainersSearchQuery.graphql.ts';
import { trainerOption } from './trainerOption.ts';

/** Trainers, searched by name: the first 500 (FRM-06, O§7). */
export const trainers: PickerList<trainersSearchQuery, trainersChosenQuery> = {
  search: graphql`
    query trainersSearchQuery($search: String) {
      trainers(first: 500, name: $search, order: [{ contact_fullName: ASC }]) {
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
  options: ({ trainers }) => pageOf(trainers, trainerOption),
  chosen: graphql`
    query trainersChosenQuery($id: ID!) {
      trainer(id: $id) {
        ...trainerOption_trainer
      }
    }
  `,
  chosenOption: ({ trainer }) => trainer && trainerOption(trainer),
};
