import { type ConsoleMutation, useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type { useCancelJobMutation } from './__generated__/useCancelJobMutation.graphql.ts';

/** Cancels a job that waits. */
export function useCancelJob(): ConsoleMutation<useCancelJobMutation> {
  return useConsoleMutation<useCancelJobMutation>(
    graphql`
    mutation useCancelJobMutation($input: cancelJobInput!) {
      cancelJob(input: $input) {
        job {
          id
          version
          status
          endedAt
        }
      }
    }
  `,
    { complete: true },
  );
}
