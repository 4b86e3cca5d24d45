import { Button } from '@console/design-system/button';
import { CheckmarkCircleIcon, LockClosedIcon, ProhibitedIcon } from '@console/design-system/icons';
import { RecordActions } from '@console/design-system/tooltip';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { ResetPasswordDialog } from '../user-password/ResetPasswordDialog.tsx';
import type { UserActions_user$key } from './__generated__/UserActions_user.graphql.ts';
import { SwitchUser } from './SwitchUser.tsx';

/** What an administrator does with a user: reset the password, deactivate, reactivate. */
export function UserActions({ user: key }: { readonly user: UserActions_user$key }) {
  const user = useFragment(
    graphql`
      fragment UserActions_user on User {
        isActive
        ...ResetPasswordDialog_user
        ...SwitchUser_user
      }
    `,
    key,
  );
  const [open, setOpen] = useState<'reset' | 'switch' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <RecordActions
        actions={[
          {
            id: 'switch',
            label: user.isActive ? 'Deactivate' : 'Reactivate',
            icon: user.isActive ? ProhibitedIcon : CheckmarkCircleIcon,
            refusal: null,
            main: !user.isActive,
            onSelect: () => setOpen('switch'),
          },
        ]}
      >
        <Button icon={<LockClosedIcon size={16} />} onClick={() => setOpen('reset')}>
          Reset password
        </Button>
      </RecordActions>
      {open === 'reset' && <ResetPasswordDialog user={user} onClose={close} />}
      {open === 'switch' && <SwitchUser user={user} onClose={close} />}
    </>
  );
}
