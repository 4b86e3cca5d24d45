import { whyNotInviteAgain } from '@console/core-contracts';
import { Button } from '@console/design-system/button';
import {
  CheckmarkCircleIcon,
  LockClosedIcon,
  MailIcon,
  PlugDisconnectedIcon,
  ProhibitedIcon,
} from '@console/design-system/icons';
import { RecordActions } from '@console/design-system/tooltip';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { ResetPasswordDialog } from '../user-password/ResetPasswordDialog.tsx';
import type { UserActions_user$key } from './__generated__/UserActions_user.graphql.ts';
import { SwitchUser } from './SwitchUser.tsx';
import { UnbindDialog } from './UnbindDialog.tsx';
import { useInviteAgain } from './useInviteAgain.ts';

/** What an administrator does with a user: invite again, reset the password, free from the third party, deactivate, reactivate. */
export function UserActions({ user: key }: { readonly user: UserActions_user$key }) {
  const user = useFragment(
    graphql`
      fragment UserActions_user on User {
        id
        version
        isActive
        roles
        signsInWith
        person {
          fullName
        }
        ...ResetPasswordDialog_user
        ...SwitchUser_user
      }
    `,
    key,
  );
  const { id, isActive, person } = user;
  const [open, setOpen] = useState<'reset' | 'switch' | 'unbind' | null>(null);
  const close = () => setOpen(null);
  const invite = useInviteAgain();
  const ways = user.signsInWith ?? [];
  const hasWayIn = ways.length > 0;
  return (
    <>
      <RecordActions
        actions={[
          ...(hasWayIn
            ? []
            : [
                {
                  id: 'invite',
                  label: 'Send invitation again',
                  icon: MailIcon,
                  refusal: whyNotInviteAgain({ roles: user.roles ?? [], isActive: isActive ?? false, hasWayIn }),
                  main: isActive === true,
                  onSelect: () => invite({ id, version: user.version ?? null }),
                },
              ]),
          ...(ways.includes('provider')
            ? [
                {
                  id: 'unbind',
                  label: 'Free from third party',
                  icon: PlugDisconnectedIcon,
                  refusal: null,
                  onSelect: () => setOpen('unbind'),
                },
              ]
            : []),
          {
            id: 'switch',
            label: isActive ? 'Deactivate' : 'Reactivate',
            icon: isActive ? ProhibitedIcon : CheckmarkCircleIcon,
            refusal: null,
            main: !isActive,
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
      {open === 'unbind' && <UnbindDialog id={id} name={person.fullName} onClose={close} />}
    </>
  );
}
