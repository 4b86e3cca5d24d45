import { ConfirmDialog } from '@console/design-system/dialog';
import { useConsoleMutation } from '@console/relay';
import { graphql, useFragment } from 'react-relay';
import type { SwitchUser_user$key } from './__generated__/SwitchUser_user.graphql.ts';
import type { SwitchUserMutation } from './__generated__/SwitchUserMutation.graphql.ts';

interface SwitchUserProps {
  readonly user: SwitchUser_user$key;
  readonly onClose: () => void;
}

/** Asks before a user is deactivated or reactivated, and says what that does. */
export function SwitchUser({ user: key, onClose }: SwitchUserProps) {
  const { id, version, isActive, person } = useFragment(
    graphql`
      fragment SwitchUser_user on User {
        id
        version
        isActive
        person {
          fullName
        }
      }
    `,
    key,
  );
  const name = person.fullName;
  const { commit, pending, error } = useConsoleMutation<SwitchUserMutation>(
    graphql`
      mutation SwitchUserMutation($input: updateUserInput!) {
        updateUser(input: $input) {
          user {
            ...UserDetailPage_user
          }
        }
      }
    `,
    { success: () => ({ text: isActive ? `${name} is deactivated.` : `${name} is active again.` }) },
  );
  async function confirm() {
    if (await commit({ input: { id, version: version ?? null, isActive: !isActive } })) onClose();
  }
  return (
    <ConfirmDialog
      open
      title={isActive ? `Deactivate ${name}?` : `Reactivate ${name}?`}
      confirm={isActive ? 'Deactivate user' : 'Reactivate user'}
      cancel={isActive ? 'Keep active' : 'Keep inactive'}
      loading={pending}
      failure={error}
      refusedTitle={isActive ? `${name} was not deactivated` : `${name} was not reactivated`}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {isActive
        ? `All sessions of ${name} end at once, and ${name} cannot sign in any more. Records and history keep the name. You can reactivate the user at any time.`
        : `${name} can sign in again, with the same password and roles as before.`}
    </ConfirmDialog>
  );
}
