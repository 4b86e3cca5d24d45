import { coreLinks } from '@console/core-contracts';
import { Card } from '@console/design-system/card';
import { DateText } from '@console/design-system/date';
import { DescriptionList } from '@console/design-system/description-list';
import { Link } from '@console/design-system/link';
import { graphql, useFragment } from 'react-relay';
import type { UserHistoryCard_user$key } from './__generated__/UserHistoryCard_user.graphql.ts';

/** The creator of the user's record, and the author of its last change (O§3, Audit). */
export function UserHistoryCard({ user }: { readonly user: UserHistoryCard_user$key }) {
  const { createdAt, createdBy, updatedAt, updatedBy } = useFragment(
    graphql`
      fragment UserHistoryCard_user on User {
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
    user,
  );
  return (
    <Card title="History" flush>
      <DescriptionList
        layout="rows"
        items={[
          { label: 'Created (UTC)', value: <DateText value={createdAt} as="date-time" /> },
          { label: 'Created by', value: createdBy && <UserLink user={createdBy} /> },
          { label: 'Updated (UTC)', value: <DateText value={updatedAt} as="date-time" /> },
          { label: 'Updated by', value: updatedBy && <UserLink user={updatedBy} /> },
        ]}
      />
    </Card>
  );
}

interface UserLinkProps {
  readonly user: { readonly id: string; readonly person: { readonly fullName: string } };
}

function UserLink({ user: { id, person } }: UserLinkProps) {
  return <Link to={coreLinks.user(id)}>{person.fullName}</Link>;
}
