import { type ConsoleMutation, useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type { useRetryJobMutation } from './__generated__/useRetryJobMutation.graphql.ts';

/** Tries a failed job again, from where it stopped. */
export function useRetryJob(): ConsoleMutation<useRetryJobMutation> {
  return useConsoleMutation<useRetryJobMutation>(
    graphql`
    mutation useRetryJobMutation($input: retryJobInput!) {
      retryJob(input: $input) {
        job {
          id
          version
          status
          message
          endedAt
        }
      }
    }
  `,
    { complete: true },
  );
}
