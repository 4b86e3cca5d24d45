import { type ConsoleMutation, savedNotice, useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type { useUpdateSessionsMutation } from './__generated__/useUpdateSessionsMutation.graphql.ts';

/** Changes the sessions of a class. */
export function useUpdateSessions(): ConsoleMutation<useUpdateSessionsMutation> {
  return useConsoleMutation<useUpdateSessionsMutation>(
    graphql`
      mutation useUpdateSessionsMutation($input: updateTrainingSessionsInput!) {
        updateTrainingSessions(input: $input) {
          trainingClass {
            id
            version
            startsAt
            endsAt
          }
        }
      }
    `,
    { success },
  );
}

const success = () => savedNotice('Sessions');
