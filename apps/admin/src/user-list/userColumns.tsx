import { userStatuses, userStatusOf } from '@console/admin-contracts';
import { coreLinks, roleCodes } from '@console/core-contracts';
import { Link } from '@console/design-system/link';
import { Person } from '@console/design-system/person';
import { type Column, columnsOf, keepOnPhone } from '@console/design-system/table';
import { graphql, useFragment } from 'react-relay';
import type { userColumns_user$data, userColumns_user$key } from './__generated__/userColumns_user.graphql.ts';

type Row = userColumns_user$data;

/** The fields of a user that its row shows. */
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
        person { fullName jobTitle }
      }
    `,
    key,
  );
}

const { text, badge, date } = columnsOf<Row>();

/** Every column of the list, in its standard order. */
export const userColumns: readonly Column<Row>[] = keepOnPhone(
  ['name', 'status'],
  [
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
    text('email', 'Email', ({ email }) => email, { minWidth: 200, dropRank: 3 }),
    text('roles', 'Roles', ({ roles }) => roles?.map(roleCodes.labelOf).join(', '), { width: 240, minWidth: 150 }),
    text('jobTitle', 'Job title', ({ person: { jobTitle } }) => jobTitle, {
      width: 180,
      minWidth: 140,
      quiet: true,
      dropRank: 1,
    }),
    badge('status', 'Status', userStatuses, userStatusOf, {
      width: 108,
      minWidth: 96,
    }),
    date('createdAt', 'Created', ({ createdAt }) => createdAt, { dropRank: 2 }),
  ],
);
/** Returns whether a user may no longer sign in. */
export function isInactive({ isActive }: Row): boolean {
  return isActive === false;
}
