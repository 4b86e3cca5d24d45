import { type ConsoleMutation, useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type { useCreateClassMutation } from './__generated__/useCreateClassMutation.graphql.ts';

/** Creates a class. */
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
    { success },
  );
}

const success = () => ({ text: 'Training class created successfully' });
