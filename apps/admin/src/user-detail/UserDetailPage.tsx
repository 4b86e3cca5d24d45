import { userStatuses, userStatusOf } from '@console/admin-contracts';
import { MainAndAside, Row, Stack } from '@console/design-system/layout';
import { MetaLine, PageFrame } from '@console/design-system/page-frame';
import { CopyButton } from '@console/design-system/panel-message';
import { StatusBadge } from '@console/design-system/status-badge';
import { RecordNotFound, usePageTitle } from '@console/platform';
import { usePageQuery } from '@console/relay';
import { graphql, useFragment } from 'react-relay';
import type { UserDetailPage_user$key } from './__generated__/UserDetailPage_user.graphql.ts';
import type { UserDetailPageQuery } from './__generated__/UserDetailPageQuery.graphql.ts';
import { UserAccessCard } from './UserAccessCard.tsx';
import { UserContactCard } from './UserContactCard.tsx';
import { UserHistoryCard } from './UserHistoryCard.tsx';

/** The page of one user (C§3). */
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
        isActive
        person {
          fullName
          jobTitle
          email
        }
        ...UserAccessCard_user
        ...UserContactCard_user
        ...UserHistoryCard_user
      }
    `,
    key,
  );
  const { isActive, person } = user;
  usePageTitle(person.fullName);
  return (
    <PageFrame
      variant="card"
      title={person.fullName}
      badge={<StatusBadge of={userStatuses} status={userStatusOf({ isActive })} />}
      meta={
        <MetaLine>
          {person.jobTitle}
          {person.email && (
            <Row gap="xs">
              {person.email}
              <CopyButton text={person.email} label={`Copy ${person.email}`} />
            </Row>
          )}
        </MetaLine>
      }
    >
      <MainAndAside
        asideWidth={344}
        aside={
          <Stack>
            <UserAccessCard user={user} />
            <UserHistoryCard user={user} />
          </Stack>
        }
      >
        <UserContactCard user={user} />
      </MainAndAside>
    </PageFrame>
  );
}
