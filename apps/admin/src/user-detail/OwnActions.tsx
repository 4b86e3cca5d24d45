import { LockClosedIcon } from '@console/design-system/icons';
import { ActionButton } from '@console/design-system/tooltip';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { ChangePasswordDialog } from '../user-password/ChangePasswordDialog.tsx';
import type { OwnActions_user$key } from './__generated__/OwnActions_user.graphql.ts';

/** What everybody does in their own account. */
export function OwnActions({ user }: { readonly user: OwnActions_user$key }) {
  const { hasPassword } = useFragment(
    graphql`
      fragment OwnActions_user on User {
        hasPassword
      }
    `,
    user,
  );
  const [open, setOpen] = useState(false);
  return (
    <>
      <ActionButton
        appearance="primary"
        icon={<LockClosedIcon size={16} />}
        refusal={hasPassword ? null : 'You sign in without a password, so there is none to change.'}
        onClick={() => setOpen(true)}
      >
        Change password
      </ActionButton>
      {open && <ChangePasswordDialog onClose={() => setOpen(false)} />}
    </>
  );
}
