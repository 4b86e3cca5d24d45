import { type ConsoleMutation, useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type { useCreateClassMutation } from './__generated__/useCreateClassMutation.graphql.ts';

/** Creates a class. A purchase order for its trainer may follow, so everything is refreshed. */
export function useCreateClass(): ConsoleMutation<useCreateClassMutation> {
  return useConsoleMutation<useCreateClassMutation>(
    graphql`
      mutation useCreateClassMutation($input: createTrainingClassInput!) {
        createTrainingClass(input: $input) {
          trainingClass {
            id
            reference
          }
        }
      }
    `,
    { success, touches: 'everything' },
  );
}

const success = () => ({ text: 'Training class created successfully' });
