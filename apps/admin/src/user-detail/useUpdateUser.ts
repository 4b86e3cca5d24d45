import { savedNotice, useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type { useUpdateUserMutation } from './__generated__/useUpdateUserMutation.graphql.ts';

/**
 * Changes a user. Every screen that shows the user updates itself.
 *
 * @param what the changed part, for the notice: 'Contact'.
 */
export function useUpdateUser(what: string) {
  return useConsoleMutation<useUpdateUserMutation>(
    graphql`
      mutation useUpdateUserMutation($input: updateUserInput!) {
        updateUser(input: $input) {
          user {
            person {
              fullName
            }
            ...UserDetailPage_user
          }
        }
      }
    `,
    { success: ({ updateUser }) => savedNotice(`${what} of ${updateUser?.user?.person.fullName ?? 'the user'}`) },
  );
}
