import { userStatuses, userStatusOf } from '@console/admin-contracts';
import { roleCodes } from '@console/core-contracts';
import { Card } from '@console/design-system/card';
import { DescriptionList } from '@console/design-system/description-list';
import { Row } from '@console/design-system/layout';
import { Badge, StatusBadge } from '@console/design-system/status-badge';
import { graphql, useFragment } from 'react-relay';
import type { UserAccessCard_user$key } from './__generated__/UserAccessCard_user.graphql.ts';

/** The roles of a user, and whether they may sign in. */
export function UserAccessCard({ user }: { readonly user: UserAccessCard_user$key }) {
  const { roles, isActive } = useFragment(
    graphql`
      fragment UserAccessCard_user on User {
        roles
        isActive
      }
    `,
    user,
  );
  return (
    <Card title="Access" flush>
      <DescriptionList
        layout="rows"
        items={[
          {
            label: 'Roles',
            value: roles?.length ? (
              <Row gap="xs" wrap>
                {roles.map((role) => (
                  <Badge key={role}>{roleCodes.labelOf(role)}</Badge>
                ))}
              </Row>
            ) : null,
          },
          { label: 'Status', value: <StatusBadge of={userStatuses} status={userStatusOf({ isActive })} /> },
        ]}
      />
    </Card>
  );
}
