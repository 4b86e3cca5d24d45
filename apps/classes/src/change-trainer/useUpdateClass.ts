import { type ConsoleMutation, savedNotice, useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type { useUpdateClassMutation } from './__generated__/useUpdateClassMutation.graphql.ts';

/** Changes a class. */
export function useUpdateClass(): ConsoleMutation<useUpdateClassMutation> {
  return useConsoleMutation<useUpdateClassMutation>(
    graphql`
      mutation useUpdateClassMutation($input: updateTrainingClassInput!) {
        updateTrainingClass(input: $input) {
          trainingClass {
            id
            version
            updatedAt
            title
            ...TrainerCard_class
            ...ClassFactsCard_class
          }
        }
      }
    `,
    { success },
  );
}

const success = () => savedNotice('Class');
