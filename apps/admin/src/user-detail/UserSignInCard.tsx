import { emailLogLinks, invitationStates, userStatuses, userStatusOf } from '@console/admin-contracts';
import { coreLinks, signInMethods } from '@console/core-contracts';
import { Card } from '@console/design-system/card';
import { DateText } from '@console/design-system/date';
import { DescriptionList } from '@console/design-system/description-list';
import { Stack, Text } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { StatusBadge } from '@console/design-system/status-badge';
import { joinList } from '@console/format';
import { graphql, useFragment } from 'react-relay';
import type { UserSignInCard_user$data, UserSignInCard_user$key } from './__generated__/UserSignInCard_user.graphql.ts';

/** Whether and how a user signs in, and who made and changed the record (O§3, Audit). */
export function UserSignInCard({ user: key }: { readonly user: UserSignInCard_user$key }) {
  const user = useFragment(
    graphql`
      fragment UserSignInCard_user on User {
        isActive
        hasPassword
        mustChangePassword
        passwordChangedAt
        signsInWith
        invitation {
          state
          mail
          sentAt
          worksUntil
        }
        createdAt
        createdBy {
          id
          person {
            fullName
          }
        }
        updatedAt
        updatedBy {
          id
          person {
            fullName
          }
        }
      }
    `,
    key,
  );
  const { isActive, signsInWith, invitation, createdAt, createdBy, updatedAt, updatedBy } = user;
  return (
    <Card title="Sign-in" flush>
      <DescriptionList
        layout="rows"
        items={[
          { label: 'Status', value: <StatusBadge of={userStatuses} status={userStatusOf({ isActive })} /> },
          { label: 'Signs in with', value: joinList((signsInWith ?? []).map(signInMethods.labelOf)) || null },
          { label: 'Password', value: <PasswordFact {...user} /> },
          ...(invitation ? [{ label: 'Invitation', value: <InvitationFact {...invitation} /> }] : []),
          { label: 'Created (UTC)', value: <DateText value={createdAt} as="date-time" /> },
          { label: 'Created by', value: createdBy && <UserLink user={createdBy} /> },
          { label: 'Updated (UTC)', value: <DateText value={updatedAt} as="date-time" /> },
          { label: 'Updated by', value: updatedBy && <UserLink user={updatedBy} /> },
        ]}
      />
    </Card>
  );
}

type Password = Pick<UserSignInCard_user$data, 'hasPassword' | 'mustChangePassword' | 'passwordChangedAt'>;

function PasswordFact({ hasPassword, mustChangePassword, passwordChangedAt }: Password) {
  if (!hasPassword) return 'None yet';
  if (mustChangePassword) return 'To be changed at the next sign-in';
  if (!passwordChangedAt) return 'Set';
  return (
    <>
      Changed <DateText value={passwordChangedAt} />
    </>
  );
}

/** When the invitation was sent, and whether its link still works. */
function InvitationFact({ state, mail, sentAt, worksUntil }: NonNullable<UserSignInCard_user$data['invitation']>) {
  return (
    <Stack gap="xs" align="start">
      <StatusBadge of={invitationStates} status={state} />
      {sentAt && (
        <Text role="meta">
          Sent <DateText value={sentAt} as="date-time" /> (UTC)
        </Text>
      )}
      {worksUntil && (
        <Text role="meta">
          {state === 'open' ? 'Works until' : 'Worked until'} <DateText value={worksUntil} as="date-time" /> (UTC)
        </Text>
      )}
      <Link to={emailLogLinks.detail(mail)}>Open mail</Link>
    </Stack>
  );
}

interface UserLinkProps {
  readonly user: { readonly id: string; readonly person: { readonly fullName: string } };
}

function UserLink({ user: { id, person } }: UserLinkProps) {
  return <Link to={coreLinks.user(id)}>{person.fullName}</Link>;
}
