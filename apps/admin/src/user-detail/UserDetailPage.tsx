import { userStatuses, userStatusOf } from '@console/admin-contracts';
import { HistoryCard } from '@console/core-web';
import { MainAndAside, Row, Stack } from '@console/design-system/layout';
import { MetaLine, PageFrame } from '@console/design-system/page-frame';
import { CopyButton } from '@console/design-system/panel-message';
import { StatusBadge } from '@console/design-system/status-badge';
import { RecordNotFound, usePageTitle, useSession } from '@console/platform';
import { usePageQuery } from '@console/relay';
import { graphql, useFragment } from 'react-relay';
import { SecondFactorCard } from '../user-factor/SecondFactorCard.tsx';
import { SessionsCard } from '../user-sessions/SessionsCard.tsx';
import type { UserDetailPage_user$key } from './__generated__/UserDetailPage_user.graphql.ts';
import type { UserDetailPageQuery } from './__generated__/UserDetailPageQuery.graphql.ts';
import { OwnActions } from './OwnActions.tsx';
import { ShortcutsCard } from './ShortcutsCard.tsx';
import { UserActions } from './UserActions.tsx';
import { UserContactCard } from './UserContactCard.tsx';
import { UserRolesCard } from './UserRolesCard.tsx';
import { UserSignInCard } from './UserSignInCard.tsx';

/** The page of one user (C§3), and everybody's own account. */
export default function UserDetailPage() {
  const { user } = usePageQuery<UserDetailPageQuery>(graphql`
    query UserDetailPageQuery($id: ID!) @preloadable {
      user(id: $id) {
        ...UserDetailPage_user
      }
    }
  `);
  return user ? <UserDetail user={user} /> : <RecordNotFound what="user" />;
}

function UserDetail({ user: key }: { readonly user: UserDetailPage_user$key }) {
  const user = useFragment(
    graphql`
      fragment UserDetailPage_user on User {
        id
        isActive
        person {
          fullName
          jobTitle
          email
        }
        ...OwnActions_user
        ...UserActions_user
        ...UserContactCard_user
        ...UserRolesCard_user
        ...UserSignInCard_user
        ...SessionsCard_user
        ...SecondFactorCard_user
      }
    `,
    key,
  );
  const { id, isActive, person } = user;
  const { userId, roles } = useSession();
  const isOwn = id === userId;
  const isAdministrator = roles.includes('ROLE_ADMIN');
  usePageTitle(person.fullName, isOwn ? 'Your account' : undefined);
  return (
    <PageFrame
      variant="card"
      title={person.fullName}
      badge={<StatusBadge of={userStatuses} status={userStatusOf({ isActive })} />}
      meta={
        <MetaLine>
          {isOwn && 'Your account'}
          {person.jobTitle}
          {person.email && (
            <Row gap="xs">
              {person.email}
              <CopyButton text={person.email} label={`Copy ${person.email}`} />
            </Row>
          )}
        </MetaLine>
      }
      actions={isOwn ? <OwnActions user={user} /> : <UserActions user={user} />}
    >
      <MainAndAside
        asideWidth={344}
        aside={
          <>
            <UserSignInCard user={user} />
            <SecondFactorCard user={user} />
            {isOwn && <ShortcutsCard />}
            {isAdministrator && <HistoryCard of={id} />}
          </>
        }
      >
        <Stack>
          <UserContactCard user={user} isEditable={isAdministrator} />
          <UserRolesCard user={user} isEditable={isAdministrator} />
          <SessionsCard user={user} isOwn={isOwn} />
        </Stack>
      </MainAndAside>
    </PageFrame>
  );
}
