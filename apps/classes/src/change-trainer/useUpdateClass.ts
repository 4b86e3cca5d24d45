import { type ConsoleMutation, useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type { useUpdateClassMutation } from './__generated__/useUpdateClassMutation.graphql.ts';

/** Changes what a class says of itself. Orders that follow from it ask for themselves again. */
export function useUpdateClass(): ConsoleMutation<useUpdateClassMutation> {
  return useConsoleMutation<useUpdateClassMutation>(
    graphql`
      mutation useUpdateClassMutation($input: updateTrainingClassInput!) {
        updateTrainingClass(input: $input) {
          trainingClass {
            id
            version
            updatedAt
            ...TrainerCard_class
          }
        }
      }
    `,
    { success, touches: 'everything' },
  );
}

const success = () => ({ text: 'Saved successfully.' });
