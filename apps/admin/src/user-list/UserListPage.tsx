import { coreLinks } from '@console/core-contracts';
import { AddButton } from '@console/design-system/button';
import { ListPage } from '@console/lists';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import { invitation } from '../user-create/invitation.ts';
import type { UserListPageQuery } from './__generated__/UserListPageQuery.graphql.ts';
import { isInactive, userColumns, useUserRow } from './userColumns.tsx';
import { userList } from './userList.ts';

const query = graphql`
  query UserListPageQuery(
    $first: Int, $after: String, $last: Int, $before: String, $order: [UserFilter_order!]
    $name: String, $roles: [Role!], $isActive: Boolean
    $rows: Boolean!, $filtered: Boolean!, $total: Boolean!
  ) @preloadable {
    rows: users(
      first: $first, after: $after, last: $last, before: $before, order: $order
      name: $name, roles_list: $roles, isActive: $isActive
    ) {
      edges @include(if: $rows) {
        node {
          id
          person { fullName }
          ...userColumns_user
        }
      }
      pageInfo @include(if: $rows) { startCursor endCursor hasNextPage hasPreviousPage }
      totalCount @include(if: $filtered)
    }
    all: users @include(if: $total) { totalCount }
  }
`;

/** Everybody who has a sign-in (C§3). The URL holds filters, order and page. */
export default function UserListPage() {
  const { rows } = usePageQuery<UserListPageQuery>(query);
  return (
    <ListPage
      title="User management"
      list={userList}
      query={query}
      rows={rows}
      columns={userColumns}
      useRow={useUserRow}
      nameOf={nameOf}
      muted={isInactive}
      actions={
        <>
          <AddButton place="page" to={`${coreLinks.newUser()}${invitation}`}>
            Invite
          </AddButton>
          <AddButton place="main" to={coreLinks.newUser()}>
            New user
          </AddButton>
        </>
      }
    />
  );
}

const nameOf = ({ person }: { readonly person: { readonly fullName: string } }) => person.fullName;
