import { useQuickMove } from '@console/core-web';
import { graphql } from 'react-relay';
import type { useTryAgainMutation } from './__generated__/useTryAgainMutation.graphql.ts';

/** Sends a log again to those of its recipients who do not have the email. A failure is a notice. */
export function useTryAgain(id: string) {
  const { commit, pending } = useQuickMove<useTryAgainMutation>(
    graphql`
      mutation useTryAgainMutation($input: tryEmailsAgainInput!) {
        tryEmailsAgain(input: $input) {
          job {
            id
          }
        }
      }
    `,
    { failed: 'The email was not queued.', success: () => ({ text: 'The email is queued again.' }) },
  );
  return { tryAgain: () => commit({ input: { ids: [id] } }), pending };
}
