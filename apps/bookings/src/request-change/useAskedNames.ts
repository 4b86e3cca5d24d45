import { type AskedNames, asksFor, type changeRequestForm } from '@console/bookings-contracts';
import { fullName } from '@console/format';
import { type ConsoleForm, useFormValues } from '@console/forms';
import { useQueryOnDemand } from '@console/relay';
import { useEffect } from 'react';
import { graphql } from 'react-relay';
import type { useAskedNamesQuery } from './__generated__/useAskedNamesQuery.graphql.ts';

type Names = Pick<AskedNames, 'newTrainingClass' | 'newTrainer' | 'delegate'>;

/** The names of the chosen class, trainer and delegate. Those that are not known yet are left out. */
export function useAskedNames(form: ConsoleForm<typeof changeRequestForm>): Names {
  const values = useFormValues(form);
  const chosen = (field: 'newTrainingClass' | 'newTrainer' | 'delegate') =>
    (asksFor(values.kind, field) && values[field]) || '';
  const trainingClass = chosen('newTrainingClass');
  const trainer = chosen('newTrainer');
  const delegate = chosen('delegate');
  const { data, answered, load } = useQueryOnDemand<useAskedNamesQuery>(graphql`
    query useAskedNamesQuery($trainingClass: ID!, $trainer: ID!, $delegate: ID!) {
      trainingClass: node(id: $trainingClass) {
        ... on TrainingClass {
          reference
        }
      }
      trainer: node(id: $trainer) {
        ... on Trainer {
          contact {
            fullName
          }
        }
      }
      delegate: node(id: $delegate) {
        ... on Attendee {
          givenName
          familyName
        }
      }
    }
  `);
  useEffect(() => {
    if (trainingClass || trainer || delegate) load({ trainingClass, trainer, delegate });
  }, [trainingClass, trainer, delegate, load]);
  if (answered?.trainingClass !== trainingClass || answered.trainer !== trainer || answered.delegate !== delegate) {
    return {};
  }
  const { givenName, familyName } = data?.delegate ?? {};
  return {
    newTrainingClass: data?.trainingClass?.reference,
    newTrainer: data?.trainer?.contact?.fullName,
    delegate: givenName && familyName ? fullName({ givenName, familyName }) : null,
  };
}
