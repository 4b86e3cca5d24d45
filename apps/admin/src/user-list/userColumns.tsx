import { coreLinks, roleLabel } from '@console/core-contracts';
import { DateText } from '@console/design-system/date';
import { Link } from '@console/design-system/link';
import { Person } from '@console/design-system/person';
import { StatusBadge } from '@console/design-system/status-badge';
import type { Column } from '@console/design-system/table';
import { graphql, useFragment } from 'react-relay';
import type { userColumns_user$data, userColumns_user$key } from './__generated__/userColumns_user.graphql.ts';

type Row = userColumns_user$data;

/** What a row of the list reads of its user. */
export function useUserRow(key: userColumns_user$key): Row {
  return useFragment(
    graphql`
      fragment userColumns_user on User {
        id
        avatarUrl
        email
        roles
        isActive
        createdAt
        person {
          fullName
          jobTitle
        }
      }
    `,
    key,
  );
}

/** Every column of the list, in its standard order. */
export const userColumns: readonly Column<Row>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ id, avatarUrl, person: { fullName } }) => (
      <Person name={fullName} imageUrl={avatarUrl}>
        <Link tone="row" to={coreLinks.user(id)}>
          {fullName}
        </Link>
      </Person>
    ),
    width: 220,
    minWidth: 160,
    sort: 'person_fullName',
    always: true,
  },
  { id: 'email', header: 'Email', cell: ({ email }) => email ?? '–', minWidth: 200, dropRank: 3 },
  {
    id: 'roles',
    header: 'Roles',
    cell: ({ roles }) => roles?.map(roleLabel).join(', ') || '–',
    width: 240,
    minWidth: 150,
  },
  {
    id: 'jobTitle',
    header: 'Job title',
    cell: ({ person: { jobTitle } }) => jobTitle ?? '–',
    width: 180,
    minWidth: 140,
    quiet: true,
    dropRank: 1,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ isActive }) => <StatusBadge entity="account" status={isActive ? 'active' : 'inactive'} />,
    width: 108,
    minWidth: 96,
    skeleton: 'badge',
  },
  {
    id: 'createdAt',
    header: 'Created',
    cell: ({ createdAt }) => <DateText value={createdAt} />,
    width: 108,
    minWidth: 100,
    sort: 'createdAt',
    firstDirection: 'desc',
    dropRank: 2,
  },
];

/** Somebody who may not sign in any more. */
export function isInactive({ isActive }: Row): boolean {
  return isActive === false;
}
