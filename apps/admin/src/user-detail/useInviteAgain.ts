import { notify } from '@console/platform';
import { useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type { inviteUserAgainInput, useInviteAgainMutation } from './__generated__/useInviteAgainMutation.graphql.ts';

/** Sends another invitation to a user who cannot sign in yet. Presses while it is sent do nothing. */
export function useInviteAgain(): (input: inviteUserAgainInput) => void {
  const { commit, pending } = useConsoleMutation<useInviteAgainMutation>(
    graphql`
      mutation useInviteAgainMutation($input: inviteUserAgainInput!) {
        inviteUserAgain(input: $input) {
          user {
            person {
              email
            }
            ...UserDetailPage_user
          }
        }
      }
    `,
    {
      success: ({ inviteUserAgain }) => ({
        text: `Another invitation goes to ${inviteUserAgain?.user?.person.email ?? 'the user'}.`,
      }),
      refused: ({ messages }) => notify.error('The invitation was not sent.', { details: messages }),
    },
  );
  return (input) => {
    if (!pending) void commit({ input });
  };
}
